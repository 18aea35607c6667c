import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Form/Form.tsx';
import { SectionHeader } from '../../components/Heading/Heading.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './SalonNewsletter.module.css';

/**
 * The newsletter box of the template. Its field has no name, so that nothing
 * is sent: the form only leads to the answer below it, which shows once it is
 * the target of the address. It needs no script and stores nothing.
 */
export const SalonNewsletter = ({
  label,
  placeholder,
  button,
  answer,
  ...words
}: PageOf<'salon'>['newsletter']) => (
  <Section tone="rose" id="newsletter">
    <Columns widths="wideRight" className={styles.columns}>
      <SectionHeader {...words} size="medium" className={styles.words} />
      <div className={styles.box}>
        <form className={styles.form} method="get" action="#subscribed">
          <Field form="salon" name="email" label={label}>
            {(control) => (
              <input
                {...control}
                name={undefined}
                type="email"
                required
                autoComplete="email"
                placeholder={placeholder}
              />
            )}
          </Field>
          <Button>{button}</Button>
        </form>
        <p className={styles.answer} id="subscribed" role="status">
          {answer}
        </p>
      </div>
    </Columns>
  </Section>
);
