import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// One browser at a time, one journey after the other; the waits are generous because a machine may
// be busy, and nothing depends on how long anything takes.
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
