import type { Aftermath } from '../../tests/fixtures/hardship.ts';
import { lossesIn } from '../../tests/fixtures/losses.ts';
import { report } from './report.ts';

const none = (what: string, list: readonly string[]) => ({
  what,
  measured: list.length,
  holds: list.length === 0,
});

/** Prints what became of requests and mails. */
export const reportLosses = (title: string, aftermath: Aftermath, rounds: number): void => {
  const losses = lossesIn(aftermath);
  report(title, [
    { what: 'kills', measured: rounds },
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
  ]);
};
