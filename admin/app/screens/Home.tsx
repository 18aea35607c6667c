import { clsx } from 'clsx';
import type { ContentGroup, Launch, LeadPage, Mails, Publishing } from '../api-types.ts';
import { linkTo } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { counted } from '../shell/times.ts';
import { useLoad, type Loaded } from '../shell/use-load.ts';
import styles from './Home.module.css';

interface CardProps {
  href: string;
  title: string;
  isWaiting: boolean;
  children: string;
}

const Card = ({ href, title, isWaiting, children }: CardProps) => (
  <li>
    <a
      href={href}
      className={clsx('panel stack gap-2 items-top', styles.card, isWaiting && styles.waiting)}
    >
      <span className="display-2 brand">{title}</span>
      <span>{children}</span>
    </a>
  </li>
);

const wordsOf = <Answer,>({ answer, failure }: Loaded<Answer>, tell: (answer: Answer) => string) =>
  answer === undefined ? (failure ?? 'One moment …') : tell(answer);

/** What needs the owner today. */
export const Home = () => {
  const leads = useLoad<LeadPage>('/api/leads?state=new');
  const mails = useLoad<Mails>('/api/mails');
  const publishing = useLoad<Publishing>('/api/publish');
  const launch = useLoad<Launch>('/api/launch');
  const content = useLoad<{ groups: ContentGroup[] }>('/api/content');
  const failed = (all: Mails) => all.mails.filter(({ state }) => state === 'dead').length;
  const isMailWaiting =
    mails.answer !== undefined && (mails.answer.notice !== undefined || failed(mails.answer) > 0);
  const newLeads = leads.answer?.counts['new'] ?? leads.answer?.leads.length ?? 0;
  const entries = content.answer?.groups.flatMap((group) => group.entries) ?? [];
  const faulty = entries.filter(({ problems }) => problems > 0).length;
  const samples = entries.filter(({ sample }) => sample).length;
  const left = launch.answer?.findings.length ?? 0;
  return (
    <Screen title="Good to see you" lead="Here’s what’s waiting, and what isn’t.">
      <ul className={clsx('stack gap-4', styles.cards)}>
        <Card href={linkTo('leads')} title="New leads" isWaiting={newLeads > 0}>
          {wordsOf(leads, () =>
            newLeads === 0
              ? 'You’re all caught up.'
              : `${counted(newLeads, 'lead')} you haven’t answered yet.`,
          )}
        </Card>
        <Card
          href={linkTo('publish')}
          title="Unpublished changes"
          isWaiting={(publishing.answer?.changes.length ?? 0) > 0}
        >
          {wordsOf(publishing, ({ changes }) =>
            changes.length === 0
              ? 'Visitors see everything you saved.'
              : `${counted(changes.length, 'change')} visitors don’t see yet.`,
          )}
        </Card>
        <Card href={linkTo('mails')} title="Emails" isWaiting={isMailWaiting}>
          {wordsOf(mails, (all) => {
            if (all.notice) return all.notice;
            if (failed(all) > 0) return `${counted(failed(all), 'email')} couldn’t be sent.`;
            return all.mails.length > 0
              ? `${counted(all.mails.length, 'email')} waiting to be sent.`
              : 'All emails sent.';
          })}
        </Card>
        <Card href={linkTo('content')} title="Content" isWaiting={faulty > 0}>
          {wordsOf(content, () =>
            faulty > 0
              ? `${counted(faulty, 'entry', 'entries')} with something to fix.`
              : samples > 0
                ? `${counted(entries.length, 'entry', 'entries')}, of which ${samples} are still samples.`
                : `${counted(entries.length, 'entry', 'entries')}, all in order.`,
          )}
        </Card>
        {left > 0 && (
          <Card href={linkTo('launch')} title="Before launch" isWaiting>
            {`${counted(left, 'thing')} to do before people see this site.`}
          </Card>
        )}
      </ul>
    </Screen>
  );
};
