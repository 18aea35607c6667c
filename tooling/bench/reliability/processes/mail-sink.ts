import process from 'node:process';
import { openMailServer } from '../../../../tests/fixtures/mail-server.ts';

/** A program of its own: the agency's mail server, so that it takes no time from what is measured. Says its settings; asked anything, how many mails came. */
const mailServer = await openMailServer();
process.send?.(mailServer.settings);
process.on('message', () => process.send?.(mailServer.mails.length));
process.on('disconnect', () => process.exit());
