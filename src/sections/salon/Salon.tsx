import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Form/Form.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './Salon.module.css';

/** The salon's own colours and typeface, for all that stands in it. */
export const salon = styles.salon;

type SalonHeaderProps = Pick<PageOf<'salon'>, 'name' | 'tagline'> & {
  sections: readonly { id: string; label: string }[];
};

export const SalonHeader = ({ name, tagline, sections }: SalonHeaderProps) => (
  <header className={styles.header}>
    <p className={styles.headerName}>
      {name} <span className={styles.tagline}>{tagline}</span>
    </p>
    <nav aria-label="Salon">
      <ul className={styles.links}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.headerLink} href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </header>
);

type SalonHeroProps = PageOf<'salon'>['hero'] &
  Pick<PageOf<'salon'>, 'about'> & { pictures: readonly { picture: PictureProps }[] };

export const SalonHero = ({ eyebrow, heading, text, button, about, pictures }: SalonHeroProps) => (
  <section className={styles.hero}>
    <div className={styles.heroColumns}>
      <div className={styles.heroWords}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <Heading level={1} size="display" text={heading} emphasis="italic" />
        <p className={styles.lead}>{text}</p>
        <ButtonLink href="#visit">{button}</ButtonLink>
      </div>
      <div className={styles.mirrors}>
        {pictures.map(({ picture }) => (
          <div key={picture.alt} className={styles.mirror}>
            <Picture {...picture} priority />
          </div>
        ))}
      </div>
      <div className={styles.room}>
        <h2 className={styles.roomHeading}>{about.heading}</h2>
        <p>{about.text}</p>
      </div>
    </div>
  </section>
);

type PriceListProps = PageOf<'salon'>['services'] & { id: string };

export const PriceList = ({ id, items, ...words }: PriceListProps) => (
  <Section tone="sand" id={id}>
    <Columns widths="narrowLeft" className={styles.card}>
      <SectionHeader {...words} className={styles.pricesWords} />
      <dl className={styles.list}>
        {items.map(({ name, text, price }) => (
          <div key={name} className={styles.entry}>
            <dt className={styles.pricesName}>{name}</dt>
            <dd className={styles.price}>{price}</dd>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Columns>
  </Section>
);

type PortfolioProps = Omit<PageOf<'salon'>['portfolio'], 'items'> & {
  id: string;
  work: readonly { caption: string; picture: PictureProps }[];
};

export const Portfolio = ({ id, work, ...words }: PortfolioProps) => (
  <Section tone="paper" id={id}>
    <SectionHeader {...words} className={styles.workWords} />
    <ul className={styles.wall}>
      {work.map(({ caption, picture }) => (
        <li key={caption}>
          <figure className={styles.piece}>
            <Picture {...picture} />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);

type SalonFooterProps = PageOf<'salon'>['visit'] & { id: string; note: string };

export const SalonFooter = ({ id, heading, address, hours, phone, note }: SalonFooterProps) => (
  <footer className={styles.footer} id={id}>
    <div className={styles.footerColumns}>
      <h2 className={styles.footerHeading}>{heading}</h2>
      <address className={styles.address}>
        {address}
        <br />
        {phone}
      </address>
      <ul className={styles.hours}>
        {hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    <p className={styles.note}>{note}</p>
  </footer>
);

export const TemplateNotice = ({ text, link }: PageOf<'salon'>['notice']) => (
  <aside className={styles.notice} aria-label="About this page">
    <p>{text}</p>
    <a className={styles.noticeLink} href="/">
      {link}
    </a>
  </aside>
);

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
  <Section tone="sand" id="newsletter">
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
