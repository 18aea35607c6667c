import process from 'node:process';
import { openMailServer } from '../../../../tests/fixtures/mail-server.ts';

/**
 * The agency's mail server in a process of its own, so that it doesn't slow down what is
 * measured. Sends its settings, then answers every message with the number of mails received.
 */
const mailServer = await openMailServer();
process.send?.(mailServer.settings);
process.on('message', () => process.send?.(mailServer.mails.length));
process.on('disconnect', () => process.exit());
