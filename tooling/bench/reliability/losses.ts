import { goThrough, lossesIn, type Round } from '../../../tests/fixtures/hardship.ts';
import { openMailServer } from '../../../tests/fixtures/mail-server.ts';
import { report } from '../report.ts';
import { inTemporaryDirectory } from '../serve.ts';

const none = (what: string, list: readonly string[]) => ({
  what,
  measured: list.length,
  holds: list.length === 0,
});

/** Kills a server after each round while eight visitors send forms, and reports what became of forms and mails. */
export const goThroughAll = async (title: string, rounds: readonly Round[]): Promise<void> => {
  const mailServer = await openMailServer();
  const aftermath = await inTemporaryDirectory((directory) =>
    goThrough({ directory, mailServer, rounds, visitors: 8 }),
  );
  await mailServer.close();
  const losses = lossesIn(aftermath);
  const met = Object.entries(Object.groupBy(mailServer.tries, (mood) => mood));
  report(title, [
    { what: 'kills', measured: rounds.length },
    { what: 'requests acknowledged', measured: aftermath.acknowledged.length },
    { what: 'refused, and sent again by the visitor', measured: aftermath.refusals },
    none('acknowledged and missing', losses.acknowledgedButMissing),
    none('stored twice', losses.storedTwice),
    none('stored without a mail', losses.withoutMail),
    none('mails that tell of nothing', losses.mailOfNothing),
    none('mailed twice without cause', losses.mailedTwiceWithoutDoubt),
    {
      what: 'mailed twice, taken over by the mail server and not yet written down by us',
      measured: losses.mailedTwiceInDoubt.length,
    },
    {
      what: 'how mails were met',
      measured: met.map(([mood, tries]) => `${mood} ${tries.length}`).join(', '),
    },
  ]);
};
