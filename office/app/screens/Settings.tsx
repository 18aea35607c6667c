import { useState, type ComponentProps } from 'react';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { Publishing, SettingGroup } from '../api-types.ts';
import { Refused, sendChange, useLive } from '../api.ts';
import { ActionButton, ActionForm, SmallButton, useAction } from '../shell/Action.tsx';
import { linkTo } from '../shell/browser.ts';
import { Screen, ScreenPart, Show, TextField } from '../shell/Screen.tsx';

/** Sends a test email to the receiver. */
export const TestMailButton = () => (
  <ActionButton
    label="Send me a test email"
    done="It’s on its way. Look in your inbox, and in the spam folder."
    run={() => sendChange('POST', '/api/launch/test-mail')}
  />
);

/** Whether the URL of the site works only on this machine. */
const isThisMachine = (siteUrl: string) =>
  ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname);

/** What a publication has to do with the settings. */
export const SettingsNotice = ({
  siteUrl,
  otherSettings,
}: Pick<Publishing, 'siteUrl' | 'otherSettings'>) => (
  <>
    {otherSettings && (
      <p className="notice">
        <a href={linkTo('settings')}>Settings</a> have changed since. The pages follow with whatever
        you publish next.
      </p>
    )}
    {isThisMachine(siteUrl) && (
      <p>
        Search engines and shared links would be sent to {siteUrl}, since the site has no address
        yet. <a href={linkTo('settings')}>Set it</a>, and publish.
      </p>
    )}
  </>
);

const encrypted = '465';

/** The mail server, put together from what email providers tell. */
const MailServerFields = ({ onText }: { onText: (url: string) => void }) => {
  const [parts, setParts] = useState({ host: '', port: encrypted, user: '', password: '' });
  const field = (name: keyof typeof parts) => ({
    value: parts[name],
    onText: (text: string) => {
      const next = { ...parts, [name]: text.trim() };
      const { host, port, user, password } = next;
      const scheme = port === encrypted ? 'smtps' : 'smtp';
      const login = user && `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
      setParts(next);
      onText(host && `${scheme}://${login}${host}:${port}`);
    },
  });
  return (
    <div className="panel stack gap-2">
      <TextField label="Server, such as smtp.example.com" {...field('host')} />
      <TextField label="Port, mostly 465 or 587" inputMode="numeric" {...field('port')} />
      <TextField label="User name, mostly your email address" {...field('user')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
    </div>
  );
};

type Setting = SettingGroup['fields'][number];

interface SettingFieldProps {
  setting: Setting;
  /** What was typed; undefined while the setting is as saved. */
  typed: string | undefined;
  problem: string | undefined;
  onText: (text: string | undefined) => void;
}

interface SecretControlProps extends SettingFieldProps {
  input: ComponentProps<'input'>;
}

/** A setting that is written and never shown: it can only be replaced or removed. */
const SecretControl = ({ setting, typed, onText, input }: SecretControlProps) => {
  const { name, title, isSet } = setting;
  const [isReplacing, setIsReplacing] = useState(false);
  if (isSet && typed === '' && !isReplacing)
    return <p className="notice">It’s removed once you save.</p>;
  if (isSet && !isReplacing)
    return (
      <p className="row wrap gap-2">
        <span>It’s set.</span>
        <SmallButton about={title} onClick={() => setIsReplacing(true)}>
          Replace
        </SmallButton>
        <SmallButton about={title} onClick={() => onText('')}>
          Remove
        </SmallButton>
      </p>
    );
  if (name === 'SMTP_URL') return <MailServerFields onText={onText} />;
  return (
    <input
      {...input}
      aria-label={title}
      type="password"
      autoComplete="new-password"
      value={typed ?? ''}
    />
  );
};

const SettingField = (props: SettingFieldProps) => {
  const { setting, typed, problem, onText } = props;
  const { name, title, description, value, isSet, isSecret, isFixed } = setting;
  const input: ComponentProps<'input'> = {
    id: name,
    'aria-describedby': `${name}-hint ${name}-problem`,
    'aria-invalid': problem !== undefined,
    onChange: ({ target }) => onText(target.value),
  };
  const control = isSecret ? (
    <SecretControl {...props} input={input} />
  ) : (
    <input {...input} spellCheck={false} value={typed ?? value} />
  );
  // A secret that is only replaced by buttons has no input to label.
  const Label = isFixed || isSecret ? 'p' : 'label';
  return (
    <div>
      <Label className="strong" {...(Label === 'label' && { htmlFor: name })}>
        {title}
      </Label>
      <p id={`${name}-hint`} className="quiet">
        {description}
      </p>
      {isFixed ? (
        <p className="notice">
          {isSet && !isSecret ? `${value}. ` : ''}It’s set by your server: whoever looks after that
          can change it.
        </p>
      ) : (
        control
      )}
      <p id={`${name}-problem`} className="small strong accent">
        {problem}
      </p>
    </div>
  );
};

const SettingsPart = ({ group: { title, note, effect, fields } }: { group: SettingGroup }) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Refused['problems']>([]);
  const [saves, setSaves] = useState(0);
  const { isBusy, start } = useAction({
    done: `Saved. ${effect}`,
    run: async () => {
      setProblems([]);
      await sendChange('PUT', '/api/settings', { values: typed }).catch((error: unknown) => {
        if (error instanceof Refused) setProblems(error.problems);
        throw error;
      });
      setTyped({});
      setSaves(saves + 1);
    },
  });
  const id = fields[0]?.name ?? title;
  return (
    <ScreenPart id={`part-${id}`} title={title}>
      <p className="measure muted">
        {effect} {note}
      </p>
      <ActionForm className="stack gap-4 measure" onSubmit={() => void start()}>
        {fields.map((setting) => (
          <SettingField
            // After a save, a secret shows its buttons again.
            key={`${setting.name} ${saves}`}
            setting={setting}
            typed={typed[setting.name]}
            problem={problems.find(({ field }) => field[0] === setting.name)?.message}
            onText={(text = '') => setTyped({ ...typed, [setting.name]: text })}
          />
        ))}
        <div className="wrap gap-2">
          <Button className="compact" busy={isBusy} disabled={Object.keys(typed).length === 0}>
            Save<span className="only-for-screen-readers">: {title}</span>
          </Button>
          {fields.some(({ name }) => name === 'MAIL_TO') && <TestMailButton />}
        </div>
      </ActionForm>
    </ScreenPart>
  );
};

/** What the owner decides about the site as a whole, apart from its content. */
export const Settings = () => (
  <Screen
    title="Settings"
    lead="The address of the site, email, and the services you use. Each says what happens while it’s empty."
  >
    <Show of={useLive<{ groups: SettingGroup[] }>('/api/settings', true)}>
      {({ groups }) => groups.map((group) => <SettingsPart key={group.title} group={group} />)}
    </Show>
  </Screen>
);
