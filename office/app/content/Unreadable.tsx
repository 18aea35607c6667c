import { sendChange } from '../api.ts';
import { ConfirmButton } from '../shell/Action.tsx';
import { goTo, moment } from '../shell/browser.ts';

interface UnreadableProps {
  name: { collection: string; id: string };
  /** What is wrong. */
  words: string | undefined;
  /** When the last version that could be read was saved. */
  lastReadable: string;
}

/** A file that was broken outside of the back office, with the way back. */
export const Unreadable = ({ name, words, lastReadable }: UnreadableProps) => (
  <div className="failure stack gap-3 items-start">
    <p role="alert">{words}</p>
    <ConfirmButton
      label="Restore the last version that works"
      question="Restore the last version that works?"
      yes="Restore it"
      done="It’s back. Nothing goes live until you publish."
      run={() => sendChange('POST', '/api/entry/bring-back', name)}
      // What could not be read may not have been an entry, but a list of them.
      onDone={() => goTo('content')}
    >
      <p>The file will be as it was {moment(lastReadable)}. What it says now is kept in History.</p>
    </ConfirmButton>
  </div>
);
