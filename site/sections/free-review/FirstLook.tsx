import { clsx } from 'clsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import type { EmailFormWords } from '@agency/content-model/schemas/forms.ts';
import {
  websiteField,
  type Finding,
  type FirstLook as Look,
  type Seen,
} from '@agency/leads/forms/first-look.ts';
import type { FormState } from '@agency/leads/forms/form.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Form/Form.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { House, type HouseDrawing } from '../../components/House/House.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { ThankingForm } from '../shared/EmailSignUpForm/EmailSignUpForm.tsx';
import styles from './FirstLook.module.css';

type Words = PageOf<'free-review'>['firstLook'];

interface FormProps extends EmailFormWords {
  /** The prefix of the ids on the page. */
  id: string;
  seen?: Seen | undefined;
}

/** Asks for the address of a website; the server looks and shows the page of the free review again. */
export const FirstLookForm = ({ id, label, placeholder, button, seen }: FormProps) => (
  <form className="stack gap-3 measure-30" method="post" action="/freereviewlanding/look">
    <Field
      form={id}
      name={websiteField}
      label={label}
      state={{
        values: { [websiteField]: seen?.typed ?? '' },
        errors: seen?.refusal === undefined ? {} : { [websiteField]: seen.refusal },
      }}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={500}
          placeholder={placeholder}
          autoFocus={seen?.refusal !== undefined}
        />
      )}
    </Field>
    <Button>{button}</Button>
  </form>
);

/** A string of lamps over her shop, one for each finding; those in order are lit. */
const Lamps = ({ findings }: { findings: readonly Finding[] }) => (
  <svg className={styles.lamps} viewBox="0 0 200 34" aria-hidden="true">
    <path d="M4 4Q100 44 196 4" />
    {findings.map(({ subject, first }, index) => {
      const x = (index + 0.5) / findings.length;
      return (
        <circle
          key={subject}
          className={clsx(first === undefined && styles.lit)}
          cx={4 + 192 * x}
          cy={9 + 80 * x * (1 - x)}
          r="3.6"
        />
      );
    })}
  </svg>
);

/** The findings as a mail to herself, which her own mail program sends. */
const mailOf = ({ url, findings }: Look): string =>
  `mailto:?subject=${encodeURIComponent(url)}&body=${encodeURIComponent(
    findings
      .map(({ subject, first }) => (first ? `→ ${subject}: ${first}` : `✓ ${subject}`))
      .join('\n'),
  )}`;

type ItemProps = Finding & { result: Words['result'] };

const Item = ({ subject, found, means, first, notLookedAt, result }: ItemProps) => (
  <li className={clsx('stack gap-2 items-top', !first && styles.good)}>
    <h3 className="size-1">{subject}</h3>
    <p className="breaks">{found}</p>
    <p>
      <strong className="action">{first ? result.first : result.good}</strong> {first ?? means}
    </p>
    <p className="small">
      {first && means} {notLookedAt}
    </p>
  </li>
);

interface FirstLookProps extends Words {
  agencyEmail: string;
  draftKey: string;
  house: HouseDrawing;
  state?: FormState;
  seen?: Seen | undefined;
  /** Whether nobody can look from here. */
  isOff?: boolean;
}

/** What a stranger sees of a visitor's website: a form, and once the server has looked, the findings. */
export const FirstLook = ({
  house,
  form,
  about,
  result,
  agencyEmail,
  draftKey,
  state = {},
  seen = { typed: '' },
  isOff = false,
  ...words
}: FirstLookProps) => {
  const { look } = seen;
  if (isOff) return null;
  const question = (
    <>
      <FirstLookForm {...form} id="first-look" seen={look ? undefined : seen} />
      <p className="small measure-34 above-2">{about}</p>
    </>
  );
  return (
    <Section tone="ink" id="first-look" className={styles.evening}>
      <Columns widths="wideLeft" className="items-middle">
        <SectionHeader {...(look ? { heading: result.heading, text: result.text } : words)}>
          {!look && question}
        </SectionHeader>
        <div className={clsx('relative isolate not-on-paper', styles.street)}>
          {look && <Lamps findings={look.findings} />}
          <House
            front={house.front}
            lights={look && house.lights}
            name={look ? new URL(look.url).hostname.replace(/^www\./u, '') : ''}
            isOpen={look !== undefined}
          />
        </div>
      </Columns>
      {look && (
        <ol className={clsx('stack gap-5 above-5 below-5', styles.findings)}>
          {look.findings.map((finding) => (
            <Item key={finding.subject} {...finding} result={result} />
          ))}
        </ol>
      )}
      {/* After an hour the look is forgotten, but not what she sent. */}
      {(look ?? state.values) && (
        <Columns widths="equal" className="gap-5 items-start">
          <div className={clsx('paper ink stack gap-3', styles.review)}>
            <Heading size="small" text={result.review} />
            <ThankingForm
              {...result.form}
              form="first-look-review"
              action="/freereviewlanding"
              agencyEmail={agencyEmail}
              state={state}
              thanks={result.thanks}
              carried={{ [websiteField]: seen.typed, entryPage: '/freereviewlanding' }}
              data-draft={draftKey}
            />
            {look && (
              <p>
                <a href={mailOf(look)}>{result.mail}</a>
              </p>
            )}
          </div>
          {look && <div className="stack gap-2">{question}</div>}
        </Columns>
      )}
    </Section>
  );
};
