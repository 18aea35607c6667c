import { useState } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import { ButtonLink } from '@agency/site/components/Button/Button.tsx';
import { apiUrl, sendChange } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { Screen, ScreenPart, TextField } from '../shell/Screen.tsx';
import { say } from '../shell/status.tsx';
import { collections } from './names.ts';

interface Erased {
  documents: Record<string, number>;
  quarantined: number;
}

const Person = () => {
  const [email, setEmail] = useState('');
  const wanted = email.trim();
  const erase = async () => {
    const { documents, quarantined } = await sendChange<Erased>('POST', '/api/person/erase', {
      email: wanted,
    });
    const count = Object.values(documents).reduce((sum, one) => sum + one, quarantined);
    say(
      count === 0
        ? 'There was nothing under this address.'
        : `Erased: ${counted(count, 'entry', 'entries')}.`,
    );
  };
  return (
    <ScreenPart id="person" title="One person">
      <p className="measure breaks">
        When somebody asks what you know about them, or to be forgotten: here’s both.
      </p>
      <TextField label="Their email address" type="email" value={email} onText={setEmail} />
      {wanted !== '' && (
        <div className="row wrap gap-1">
          <ButtonLink href={apiUrl('/api/person', { email: wanted })} download>
            Download everything
          </ButtonLink>
          <ConfirmButton
            label="Erase everything"
            question={`Erase everything about ${wanted}?`}
            yes="Erase it all"
            run={erase}
          >
            <p>Messages, sign-ups and waiting emails go for good. Older backups still hold them.</p>
          </ConfirmButton>
        </div>
      )}
    </ScreenPart>
  );
};

const Backup = () => {
  const [file, setFile] = useState<string>();
  const backUp = async () => {
    const made = await sendChange<{ file?: string }>('POST', '/api/backup');
    setFile(made.file);
    say(
      made.file
        ? 'Backed up, and checked.'
        : 'There’s nothing to back up yet: no lead has come in.',
    );
  };
  return (
    <ScreenPart id="backup" title="Backup">
      <p className="measure breaks">
        A server that an engineer set up for you makes one every night. Anywhere else, nobody does
        but you: make one each week, and before anything big.
      </p>
      <ActionButton label="Back up now" run={backUp} />
      {file && <p className="measure breaks">It’s in {file}</p>}
    </ScreenPart>
  );
};

const formats = { csv: 'a spreadsheet (CSV)', json: 'data for another program (JSON)' };

/** Export and erasure of a person's data, downloads, and the backup. */
export const People = () => (
  <Screen title="Export & erase" lead="It’s their data. You’re just looking after it.">
    <Person />
    <ScreenPart id="downloads" title="Downloads">
      <ul className="stack line">
        {Object.entries(collections).map(([collection, words]) => (
          <li key={collection} className="row wrap apart gap-2 across-5 padding-3 line-below">
            <span>{words}</span>
            <span className="row wrap gap-1">
              {Object.entries(formats).map(([format, name]) => (
                <a
                  key={format}
                  className="own-line"
                  href={apiUrl('/api/leads/download', { collection, format })}
                  download
                >
                  {words} as {name}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </ScreenPart>
    <Backup />
  </Screen>
);
