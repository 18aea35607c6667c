import { openMailServer } from '../../tests/fixtures/mail-server.ts';
import { goThrough } from '../../tests/fixtures/hardship.ts';
import { inTemporaryDirectory } from './in-temporary-directory.ts';
import { reportLosses } from './report-losses.ts';

// Kills the server a hundred times with SIGKILL, each at a random moment, while eight visitors send forms.

const kills = 100;
const mailServer = await openMailServer();
const rounds = Array.from({ length: kills }, () => ({ lasts: 20 + Math.random() * 400 }));

await inTemporaryDirectory(async (directory) => {
  const aftermath = await goThrough({ directory, mailServer, rounds, visitors: 8 });
  reportLosses('Crashes', aftermath, kills);
});
await mailServer.close();
