import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { readDoor, type Door, type Trade } from '@agency/leads/forms/door.ts';
import type { FormState } from '@agency/leads/forms/form.ts';
import { Eyebrow, Heading } from '../../components/Heading/Heading.tsx';
import { House } from '../../components/House/House.tsx';
import type { PictureSource } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import type { EmailFormWords } from '@agency/content-model/schemas/forms.ts';
import { FirstLookForm } from '../free-review/FirstLook.tsx';
import { ThankingForm } from '../shared/EmailSignUpForm/EmailSignUpForm.tsx';
import { DoorForm } from './DoorForm.tsx';
import styles from './YourDoor.module.css';

interface YourDoorProps extends Omit<PageOf<'your-door'>, 'template' | 'head' | 'hidden'> {
  agencyEmail: string;
  look: EmailFormWords;
  draftKey: string;
  vacant: PictureSource;
  /** The lights overlaid on the vacant house for each trade. */
  lights: Readonly<Record<Trade, PictureSource>>;
  /** The visitor's shop. Undefined on the page as built. */
  door?: Door;
  /** Whether the server can look at websites. */
  canLook?: boolean;
  /** The state of the review form when the server sent it back. */
  state?: FormState;
}

const doorOf = ({ values = {} }: FormState): Door | undefined =>
  readDoor(
    new URLSearchParams({ name: values['doorName'] ?? '', trade: values['doorTrade'] ?? '' }),
  );

/** The last house of the street: vacant, or with the visitor's name on it and the form for a free review. */
export const YourDoor = ({
  heading,
  text,
  form,
  taken,
  agencyEmail,
  draftKey,
  vacant,
  lights,
  look,
  canLook = false,
  state = {},
  door = doorOf(state),
}: YourDoorProps) => (
  <Columns widths="wideLeft">
    <div
      className={clsx(
        'stack gap-4 items-start items-top may-shrink isolate words-34',
        styles.words,
      )}
    >
      {door ? (
        <>
          <Eyebrow>{taken.made}</Eyebrow>
          <h1 className={clsx('action breaks', styles.name)}>
            <bdi>{door.name}</bdi>
          </h1>
          <p>{taken.text}</p>
          <div className={clsx('paper ink measure-34', styles.review)} id="review">
            <ThankingForm
              {...taken.review}
              form="your-door"
              action="/yourdoor"
              agencyEmail={agencyEmail}
              state={state}
              thanks={taken.thanks}
              carried={{ doorName: door.name, doorTrade: door.trade, entryPage: '/yourdoor' }}
              data-draft={draftKey}
            />
          </div>
          {canLook && (
            <details className={styles.change}>
              <summary>{taken.look}</summary>
              <FirstLookForm {...look} id="your-door" />
            </details>
          )}
          <details className={styles.change}>
            <summary>{taken.change}</summary>
            <DoorForm {...form} form="door" door={door} />
          </details>
        </>
      ) : (
        <>
          <Heading level={1} size="display" text={heading} />
          <p>{text}</p>
          <DoorForm {...form} form="door" />
        </>
      )}
    </div>
    <div className={clsx('relative isolate self-end not-on-paper', styles.street)}>
      <House
        front={vacant}
        lights={door && lights[door.trade]}
        name={door?.name ?? ''}
        isNew={door !== undefined}
        priority
      />
    </div>
  </Columns>
);

export const DoorSection = ({ children }: { children: ReactNode }) => (
  <Section tone="ink" className={clsx('flush', styles.front)}>
    {children}
  </Section>
);
