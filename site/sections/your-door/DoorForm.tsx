import { clsx } from 'clsx';
import { shopNameLength, type Door } from '@agency/leads/forms/door.ts';
import { Button } from '../../components/Button/Button.tsx';
import field from '../../components/Form/Form.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { DoorFormWords } from '@agency/content-model/schemas/your-door.ts';
import styles from './DoorForm.module.css';

interface DoorFormProps extends Omit<DoorFormWords, 'heading' | 'text'> {
  /** The prefix of the ids on the page. */
  form: string;
  door?: Partial<Door>;
  /** Whether the house is on the same page, where `client/street.ts` paints it live. */
  inPlace?: boolean;
}

/** Asks for a name and a trade, and opens the page of that shop. The values travel in the address only. */
export const DoorForm = ({
  form,
  name,
  placeholder,
  trade,
  trades,
  button,
  door,
  inPlace = false,
}: DoorFormProps) => (
  <form
    className={clsx('wrap gap-3 items-end full-width measure-30', styles.form)}
    method="get"
    action="/yourdoor"
    data-door-form={inPlace ? '' : undefined}
  >
    <div className="stack gap-0 may-shrink">
      <label className="small strong" htmlFor={`${form}-name`}>
        {name}
      </label>
      <input
        className={clsx('ink', field.control)}
        id={`${form}-name`}
        type="text"
        name="name"
        required
        maxLength={4 * shopNameLength}
        placeholder={placeholder}
        defaultValue={door?.name}
        autoComplete="organization"
      />
    </div>
    <div className="stack gap-0 may-shrink">
      <label className="small strong" htmlFor={`${form}-trade`}>
        {trade}
      </label>
      <select
        className={clsx('ink', field.control)}
        id={`${form}-trade`}
        name="trade"
        defaultValue={door?.trade ?? trades[0]?.trade}
      >
        {trades.map((option) => (
          <option key={option.trade} value={option.trade}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
    <Button>{button}</Button>
  </form>
);

export const DoorInvitation = ({ heading, text, ...form }: DoorFormWords & DoorFormProps) => (
  <Columns widths="wideRight" className={clsx('gap-3 across-5 items-end', styles.invitation)}>
    <div className="stack gap-0">
      <Heading size="small" text={heading} />
      <p className="small">{text}</p>
    </div>
    <DoorForm {...form} />
  </Columns>
);

export const DoorStrip = (words: DoorFormWords) => (
  <Section tone="brand" className="strip">
    <DoorInvitation {...words} form="strip-door" />
  </Section>
);
