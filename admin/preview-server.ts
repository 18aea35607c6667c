import process from 'node:process';
import { dev } from 'astro';

/** A process of its own: Astro's development server at the port of its one parameter, or at the next free one. */
const { address } = await dev({
  server: { host: '127.0.0.1', port: Number(process.argv[2]) },
  logLevel: 'error',
});
process.send?.({ port: address.port });
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
