import { clsx } from 'clsx';
import type { ContentGroup, Launch, LeadPage, Mails, Publishing } from '../api-types.ts';
import { linkTo } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { counted } from '../../../shared/counted.ts';
import { useLoad, type Loaded } from '../shell/use-load.ts';
import { whenAndBy } from './Publications.tsx';
import { may, useYou, type Part } from '../shell/you.ts';
import styles from './Home.module.css';

interface CardProps {
  /** Shown to who may use it. */
  part: Part;
  href: string;
  title: string;
  isWaiting: boolean;
  children: string;
}

const Card = ({ part, href, title, isWaiting, children }: CardProps) =>
  may(useYou(), part) && (
    <li>
      <a
        href={href}
        className={clsx(
          'panel stack gap-2 items-top bare',
          styles.card,
          isWaiting && styles.waiting,
        )}
      >
        <span className="display-2 brand">{title}</span>
        <span>{children}</span>
      </a>
    </li>
  );

const wordsOf = <Answer,>({ answer, failure }: Loaded<Answer>, tell: (answer: Answer) => string) =>
  answer === undefined ? (failure ?? 'One moment …') : tell(answer);

const waitingIn = ({ pending, changes }: Publishing) =>
  pending?.filter(({ isAhead }) => !isAhead).length ?? changes.length;

const tellLast = ({ publications }: Publishing): string => {
  const last = publications.find(({ live }) => live);
  return last?.by === undefined ? '' : ` Published last: ${whenAndBy(last)}.`;
};

const tellWaiting = (publishing: Publishing): string => {
  const { late, pending = [] } = publishing;
  if (late) return `“${late.title}” should be out by now, and isn’t. Look what keeps it.`;
  const waiting = waitingIn(publishing);
  if (waiting > 0) return `${counted(waiting, 'change')} visitors don’t see yet.`;
  const ahead = pending.length;
  return ahead === 0
    ? `Visitors see everything you saved.${tellLast(publishing)}`
    : `Visitors see everything but what goes out later: ${counted(ahead, 'post')}.`;
};

/** What needs the owner today. */
export const Home = () => {
  const you = useYou();
  const [ofLeads, ofSite] = [may(you, 'leads'), may(you, 'site')];
  const leads = useLoad<LeadPage>(ofLeads ? '/api/leads?state=new' : undefined);
  const mails = useLoad<Mails>(ofLeads ? '/api/mails' : undefined);
  const publishing = useLoad<Publishing>(ofSite ? '/api/publish' : undefined);
  const launch = useLoad<Launch>(ofSite ? '/api/launch' : undefined);
  const content = useLoad<{ groups: ContentGroup[] }>(ofSite ? '/api/content' : undefined);
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
        <Card part="leads" href={linkTo('leads')} title="New leads" isWaiting={newLeads > 0}>
          {wordsOf(leads, () =>
            newLeads === 0
              ? 'You’re all caught up.'
              : `${counted(newLeads, 'lead')} you haven’t answered yet.`,
          )}
        </Card>
        <Card
          part="site"
          href={linkTo('publish')}
          title="Unpublished changes"
          isWaiting={
            publishing.answer !== undefined &&
            (waitingIn(publishing.answer) > 0 || publishing.answer.late !== undefined)
          }
        >
          {wordsOf(publishing, tellWaiting)}
        </Card>
        <Card part="leads" href={linkTo('mails')} title="Emails" isWaiting={isMailWaiting}>
          {wordsOf(mails, (all) => {
            if (all.notice) return all.notice;
            if (failed(all) > 0) return `${counted(failed(all), 'email')} couldn’t be sent.`;
            return all.mails.length > 0
              ? `${counted(all.mails.length, 'email')} waiting to be sent.`
              : 'All emails sent.';
          })}
        </Card>
        <Card part="site" href={linkTo('content')} title="Content" isWaiting={faulty > 0}>
          {wordsOf(content, () =>
            faulty > 0
              ? `${counted(faulty, 'entry', 'entries')} with something to fix.`
              : samples > 0
                ? `${counted(entries.length, 'entry', 'entries')}, of which ${samples} are still samples.`
                : `${counted(entries.length, 'entry', 'entries')}, all in order.`,
          )}
        </Card>
        {left > 0 && (
          <Card part="site" href={linkTo('launch')} title="Before launch" isWaiting>
            {`${counted(left, 'thing')} to do before people see this site.`}
          </Card>
        )}
      </ul>
    </Screen>
  );
};
