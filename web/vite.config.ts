import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { drawPieces } from './scripts/pieces.ts';

// The page is served by `hakem serve` under a Content-Security-Policy without inline script or
// style; so nothing is inlined, and everything comes from the same origin by a relative path.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  resolve: { alias: { '#pieces.css': drawPieces() } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': process.env.HAKEM_SERVER ?? 'http://127.0.0.1:8080' },
  },
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
  },
});
