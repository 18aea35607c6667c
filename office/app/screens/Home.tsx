import { clsx } from 'clsx';
import { counted } from '@agency/leads/forms/counted.ts';
import type { ContentGroup, Launch, LeadPage, Mails, Office, Publishing } from '../api-types.ts';
import { briefAge, useLive } from '../api.ts';
import { Screen } from '../shell/Screen.tsx';
import { linkTo } from '../shell/browser.ts';
import { may, useYou, type Part } from '../shell/office.ts';
import styles from './Home.module.css';
import { whenAndBy } from './Publish.tsx';

interface Summary {
  words: string;
  /** Whether it needs attention. */
  isWaiting: boolean;
}

interface CardProps<Answer> {
  /** The card is shown only to people who may use this part. */
  part: Part;
  place: string;
  title: string;
  url: string;
  summarize: (answer: Answer, you: Office['you']) => Summary;
  /** Hides the card when there is nothing to do. It is also fetched only once, since it asks the mail server. */
  isHiddenAtRest?: boolean;
  /** How old what it says may be, in milliseconds. */
  age?: number;
}

const Card = <Answer,>(props: CardProps<Answer>) => {
  const { part, place, title, url, summarize, isHiddenAtRest, age } = props;
  const you = useYou();
  const isAllowed = may(you, part);
  const { answer, failure } = useLive<Answer>(isAllowed ? url : undefined, isHiddenAtRest, age);
  const summary = answer && summarize(answer, you);
  const isWaiting = summary?.isWaiting === true;
  if (!isAllowed || (isHiddenAtRest && !isWaiting)) return null;
  return (
    <li>
      <a
        href={linkTo(place)}
        className={clsx(
          'panel stack gap-2 items-top bare',
          styles.card,
          isWaiting && styles.waiting,
        )}
      >
        <span className="display-2 brand">{title}</span>
        <span>{summary?.words ?? failure ?? 'One moment …'}</span>
      </a>
    </li>
  );
};

const waiting = (words: string): Summary => ({ words, isWaiting: true });
const atRest = (words: string): Summary => ({ words, isWaiting: false });

const summarizeLeads = ({ counts }: LeadPage): Summary =>
  counts.new === 0
    ? atRest('You’re all caught up.')
    : waiting(`${counted(counts.new, 'lead')} you haven’t answered yet.`);

const summarizeMails = ({ mails, notice }: Mails): Summary => {
  if (notice) return waiting(notice);
  const failed = mails.filter(({ state }) => state === 'dead').length;
  if (failed > 0) return waiting(`${counted(failed, 'email')} couldn’t be sent.`);
  return mails.length > 0
    ? atRest(`${counted(mails.length, 'email')} waiting to be sent.`)
    : atRest('All emails sent.');
};

const summarizeSite = (publishing: Publishing, you: Office['you']): Summary => {
  const { late, changes, pending, ahead, job, isServed, publications } = publishing;
  if (late) return waiting(`“${late.title}” should be out by now, and isn’t. Look what keeps it.`);
  if (job?.state === 'failed') return waiting('The last publication didn’t go through. Look why.');
  const count = (pending ?? changes).length;
  if (count > 0) return waiting(`${counted(count, 'change')} visitors don’t see yet.`);
  const last = publications.find(({ live }) => live);
  const byWhom = last?.by === undefined ? [] : [`Published last: ${whenAndBy(last, you)}.`];
  const all = isServed
    ? 'Visitors see everything you saved.'
    : 'Everything you saved is published.';
  return atRest([all, ...ahead, ...byWhom].join(' '));
};

const summarizeContent = ({ groups }: { groups: ContentGroup[] }): Summary => {
  const entries = groups.flatMap((group) => group.entries);
  const faulty = entries.filter(({ problems }) => problems > 0).length;
  return faulty > 0
    ? waiting(`${counted(faulty, 'entry', 'entries')} with something to fix.`)
    : atRest(`${counted(entries.length, 'entry', 'entries')}, all in order.`);
};

const summarizeLaunch = ({ findings }: Launch): Summary => ({
  words: `${counted(findings.length, 'thing')} to do before people see this site.`,
  isWaiting: findings.length > 0,
});

/** The dashboard: what needs attention today. */
export const Home = () => (
  <Screen title="Good to see you" lead="Here’s what’s waiting, and what isn’t.">
    <ul className={clsx('stack gap-4', styles.cards)}>
      <Card
        part="leads"
        place="leads"
        title="New leads"
        url="/api/leads?state=new"
        summarize={summarizeLeads}
      />
      <Card
        part="site"
        place="publish"
        title="Unpublished changes"
        url="/api/publish"
        summarize={summarizeSite}
      />
      <Card
        part="leads"
        place="mails"
        title="Emails"
        url="/api/mails"
        summarize={summarizeMails}
        age={briefAge}
      />
      <Card
        part="site"
        place="content"
        title="Content"
        url="/api/content"
        summarize={summarizeContent}
      />
      <Card
        part="site"
        place="launch"
        title="Before launch"
        url="/api/launch"
        summarize={summarizeLaunch}
        isHiddenAtRest
      />
    </ul>
  </Screen>
);
