import type { ContentGroup, LeadPage, Mail, Publishing } from '../api-types.ts';
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
    <a href={href} className={isWaiting ? styles.waiting : styles.card}>
      <span className={styles.title}>{title}</span>
      <span>{children}</span>
    </a>
  </li>
);

const wordsOf = <Answer,>({ answer, failure }: Loaded<Answer>, tell: (answer: Answer) => string) =>
  answer === undefined ? (failure ?? 'One moment …') : tell(answer);

/** What needs the owner today. */
export const Home = () => {
  const leads = useLoad<LeadPage>('/api/leads?state=new');
  const mails = useLoad<Mail[]>('/api/mails');
  const publishing = useLoad<Publishing>('/api/publish');
  const content = useLoad<{ groups: ContentGroup[] }>('/api/content');
  const failed = (all: readonly Mail[]) => all.filter(({ state }) => state === 'dead').length;
  const waiting = (all: readonly Mail[]) => all.filter(({ state }) => state !== 'sent').length;
  const newLeads = leads.answer?.counts['new'] ?? leads.answer?.leads.length ?? 0;
  const entries = content.answer?.groups.flatMap((group) => group.entries) ?? [];
  const faulty = entries.filter(({ problems }) => problems > 0).length;
  const samples = entries.filter(({ sample }) => sample).length;
  return (
    <Screen title="Good to see you" lead="Here’s what’s waiting, and what isn’t.">
      <ul className={styles.cards}>
        <Card href={linkTo('leads')} title="New leads" isWaiting={newLeads > 0}>
          {wordsOf(leads, () =>
            newLeads === 0
              ? 'Everybody has an answer.'
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
        <Card href={linkTo('mails')} title="Mails" isWaiting={failed(mails.answer ?? []) > 0}>
          {wordsOf(mails, (all) =>
            failed(all) > 0
              ? `${counted(failed(all), 'mail')} couldn’t be sent.`
              : waiting(all) > 0
                ? `${counted(waiting(all), 'mail')} waiting to be sent.`
                : 'All mails went out.',
          )}
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
      </ul>
    </Screen>
  );
};
