import { ActionButton } from '../shell/Action.tsx';

/** A link that lets somebody in, to be sent to her. It is shown this once. */
export const InvitationLink = ({ name, link }: { name: string; link: string }) => (
  <div className="notice stack gap-2">
    <label>
      Send this link to {name}. It works once, within 30 minutes.
      <input readOnly value={link} onFocus={({ target }) => target.select()} />
    </label>
    <div className="row wrap gap-1">
      <ActionButton
        label="Copy the link"
        done="Copied."
        run={() => navigator.clipboard.writeText(link)}
      />
    </div>
  </div>
);
