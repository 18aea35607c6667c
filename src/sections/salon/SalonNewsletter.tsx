import { Band } from '../../components/Band/Band.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import styles from './SalonNewsletter.module.css';

interface SalonNewsletterProps {
  heading: string;
  text: string;
  label: string;
  placeholder: string;
  button: string;
  /** What Subscribe answers. */
  answer: string;
}

/**
 * The newsletter box of the template. Its field has no name, so that nothing
 * is sent: the form only leads to the answer below it, which shows once it is
 * the target of the address. It needs no script and stores nothing.
 */
export const SalonNewsletter = ({
  heading,
  text,
  label,
  placeholder,
  button,
  answer,
}: SalonNewsletterProps) => (
  <Band tone="rose" id="newsletter">
    <div className={styles.columns}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
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
    </div>
  </Band>
);
