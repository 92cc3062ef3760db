import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'vitest';
import { Server, serving } from './kit';

const server = new Server();

serving(server);

it('the types of the page are those of the API', () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/types.js'), server.base, '--check'], {
    stdio: 'pipe',
  });
});
