import { clsx } from 'clsx';
import { readDoor, type Door, type Trade } from '@agency/leads/forms/door.ts';
import type { FormState } from '@agency/leads/forms/form.ts';
import { Eyebrow, Heading } from '../../components/Heading/Heading.tsx';
import { House, type HouseDrawing } from '../../components/House/House.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import type { EmailFormWords } from '@agency/content-model/schemas/forms.ts';
import { FirstLookForm } from '../free-review/FirstLook.tsx';
import { ThankingForm } from '../shared/EmailSignUpForm/EmailSignUpForm.tsx';
import { DoorForm } from './DoorForm.tsx';
import { tradeStyles } from './trades.ts';
import { Website } from './Website.tsx';
import '../../styles/open-house.css';
import styles from './YourDoor.module.css';

type YourDoorWords = Omit<PageOf<'your-door'>, 'template' | 'head' | 'hidden'>;

interface YourDoorProps extends YourDoorWords {
  agencyEmail: string;
  look: EmailFormWords;
  draftKey: string;
  /** The site's origin, for the address that is sent to a friend. */
  origin: string;
  vacant: HouseDrawing;
  houses: Readonly<Record<Trade, HouseDrawing>>;
  /** The visitor's shop. Undefined on the page as built. */
  door?: Door;
  /** The trade, if it was chosen without a name. */
  trade?: Trade;
  /** Whether the server can look at websites. */
  canLook?: boolean;
  /** The state of the review form when the server sent it back. */
  state?: FormState;
}

const doorOf = ({ values = {} }: FormState): Door | undefined =>
  readDoor(
    new URLSearchParams({ name: values['doorName'] ?? '', trade: values['doorTrade'] ?? '' }),
  );

type TakenProps = YourDoorProps & { door: Door };

/** The visitor's house with her name over the door, and the first page of the website behind it. */
const Shop = ({ door, taken, houses, websites }: TakenProps) => (
  <Section tone="ink" first className={clsx('flush', styles.front)}>
    <div className={clsx('stack', styles.scene)}>
      <div className={clsx('stack gap-0', styles.words)}>
        <Eyebrow>{taken.made}</Eyebrow>
        <h1 className="action size-3 breaks">
          <bdi>{door.name}</bdi>
        </h1>
      </div>
      <div className={clsx('relative isolate', styles.street)}>
        <House
          {...houses[door.trade]}
          name={door.name}
          lettering={tradeStyles[door.trade].lettering}
          isOpen
          priority
        />
      </div>
      <div id="website" className="relative">
        <Website door={door} {...websites[door.trade]} />
      </div>
    </div>
  </Section>
);

/** What is asked for once she has seen it: her email address, for a free review. */
const Review = ({
  door,
  taken,
  form,
  agencyEmail,
  draftKey,
  origin,
  look,
  canLook = false,
  state = {},
}: TakenProps) => {
  const address = `${origin}/yourdoor?${new URLSearchParams({ ...door })}`;
  const message = encodeURIComponent(`${taken.message} ${address}`);
  return (
    <Section tone="tint">
      <Columns widths="equal" className="gap-5 columns-far items-level">
        <div className="stack gap-4 items-start may-shrink words-34">
          <Heading text={taken.heading} />
          <p>{taken.text}</p>
          <div className={clsx('wrap gap-3 across-5', styles.ways)}>
            {/* By message from a phone, by email from everything else. */}
            <a href={`sms:?&body=${message}`}>{taken.send}</a>
            <a href={`mailto:?body=${message}`}>{taken.send}</a>
          </div>
          {canLook && (
            <details>
              <summary className="strong below-2">{taken.look}</summary>
              <FirstLookForm {...look} id="your-door" />
            </details>
          )}
          <details>
            <summary className="strong below-2">{taken.change}</summary>
            <DoorForm {...form} form="door" door={door} />
          </details>
        </div>
        <div className={clsx('paper', styles.review)} id="review">
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
      </Columns>
    </Section>
  );
};

/** The vacant house and the form for a name. `client/street.ts` takes the houses of the trades from the template. */
const VacantShop = ({ heading, text, form, vacant, houses, trade: chosen }: YourDoorProps) => (
  <Section tone="ink" first className={clsx('flush', styles.front)}>
    <div className={clsx('stack', styles.scene)}>
      <div className={clsx('stack gap-4 items-start may-shrink words-34', styles.words)}>
        <Heading level={1} size="display" text={heading} />
        <p>{text}</p>
        <DoorForm {...form} form="door" door={{ trade: chosen }} inPlace />
      </div>
      <div className={clsx('relative isolate not-on-paper', styles.street)}>
        <House front={vacant.front} name="" isYours priority />
      </div>
    </div>
    <template data-houses="">
      {form.trades.map(({ trade }) => (
        <div key={trade} data-trade={trade}>
          <House {...houses[trade]} {...tradeStyles[trade]} name="" isYours isOpen />
        </div>
      ))}
    </template>
  </Section>
);

/** The last house of the street: vacant, or the visitor's own shop and the form for a free review. */
export const YourDoor = (props: YourDoorProps) => {
  const door = props.door ?? doorOf(props.state ?? {});
  return door ? (
    <>
      <Shop {...props} door={door} />
      <Review {...props} door={door} />
    </>
  ) : (
    <VacantShop {...props} />
  );
};
