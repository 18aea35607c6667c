import { clsx } from 'clsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Form/Form.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './Salon.module.css';

/** The class that sets the salon's own colors and typeface. */
export const salon = styles.salon;

type SalonHeaderProps = Pick<PageOf<'salon'>, 'name' | 'tagline'> & {
  sections: readonly { id: string; label: string }[];
};

export const SalonHeader = ({ name, tagline, sections }: SalonHeaderProps) => (
  <header className={clsx('wrap gap-2 across-5 items-baseline apart', styles.header)}>
    <p className="display-2">
      {name} <span className={styles.tagline}>{tagline}</span>
    </p>
    <nav aria-label="Salon">
      <ul className="wrap gap-4">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className="strong calm" href={`#${id}`}>
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
    <Columns widths="equal" className="page-width gap-5 columns-far items-middle">
      <div className="stack gap-4 items-start items-top isolate">
        <p className="display-1">{eyebrow}</p>
        <Heading level={1} size="display" text={heading} emphasis="italic" />
        <p className="lead measure-34">{text}</p>
        <ButtonLink href="#visit">{button}</ButtonLink>
      </div>
      <div className={clsx('stack gap-3 beside', styles.mirrors)}>
        {pictures.map(({ picture }) => (
          <div key={picture.alt} className={clsx('fill', styles.mirror)}>
            <Picture {...picture} priority />
          </div>
        ))}
      </div>
      <div className={clsx('on-ground rounded stack gap-2 items-top', styles.room)}>
        <h2 className="size-2">{about.heading}</h2>
        <p>{about.text}</p>
      </div>
    </Columns>
  </section>
);

type PriceListProps = PageOf<'salon'>['services'] & { id: string };

export const PriceList = ({ id, items, ...words }: PriceListProps) => (
  <Section tone="tint" id={id}>
    <Columns widths="narrowLeft" className="gap-5 columns-far">
      <SectionHeader {...words} className="gap-3" />
      <dl className="stack gap-4 across-5 two-columns">
        {items.map(({ name, text, price }) => (
          <div key={name} className={clsx('stack items-top items-baseline', styles.entry)}>
            <dt className={clsx('gap-3 items-baseline row display-1', styles.pricesName)}>
              {name}
            </dt>
            <dd className="display-1 accent">{price}</dd>
            <dd className="whole-row">{text}</dd>
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
  <Section tone="ground" id={id}>
    <SectionHeader {...words} className="gap-2 below-5" />
    <ul className={clsx('stack gap-5', styles.wall)}>
      {work.map(({ caption, picture }) => (
        <li key={caption}>
          <figure className="stack gap-2 fill">
            <Picture {...picture} />
            <figcaption className="small">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);

type SalonFooterProps = PageOf<'salon'>['visit'] & { id: string; note: string };

export const SalonFooter = ({ id, heading, address, hours, phone, note }: SalonFooterProps) => (
  <footer className={clsx('stack gap-6', styles.footer)} id={id}>
    <div className="page-width wrap apart gap-4 full-width">
      <h2 className="size-3">{heading}</h2>
      <address>
        {address}
        <br />
        {phone}
      </address>
      <ul className="stack items-top">
        {hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    <p className="page-width small full-width line padding-4">{note}</p>
  </footer>
);

export const TemplateNotice = ({ text, link }: PageOf<'salon'>['notice']) => (
  <aside
    className={clsx('on-ink wrap apart gap-1 small', styles.notice)}
    aria-label="About this page"
  >
    <p>{text}</p>
    <a className="strong" href="/">
      {link}
    </a>
  </aside>
);

type Newsletter = PageOf<'salon'>['newsletter'];

/**
 * The newsletter box of the template. Its field has no name, so nothing is sent. The form only jumps to the answer
 * below it, which shows while it is the `:target`. It needs no script and stores nothing.
 */
export const SalonNewsletter = ({ label, placeholder, button, answer, ...words }: Newsletter) => (
  <Section tone="tint" id="newsletter">
    <Columns widths="wideRight" className="gap-5 columns-far items-middle">
      <SectionHeader {...words} size="medium" className="gap-2" />
      <div className="stack gap-3">
        <form className={clsx('stack gap-3', styles.form)} method="get" action="#subscribed">
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
        <p
          className={clsx('on-ground rounded strong', styles.answer)}
          id="subscribed"
          role="status"
        >
          {answer}
        </p>
      </div>
    </Columns>
  </Section>
);
