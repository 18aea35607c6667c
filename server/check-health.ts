import process from 'node:process';
import { localAddress, readServerSettings } from './settings/settings.ts';

// Usage: node server/check-health.ts
// Exits with 0 when the server on this machine says that it can store leads, otherwise with 1.

const { host, port } = readServerSettings(process.env);

try {
  const answer = await fetch(`${localAddress(host, port)}/healthz`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.stdout.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stderr.write(`The server does not answer: ${String(error)}\n`);
  process.exitCode = 1;
}
