import { ButtonLink } from '../../components/Button/Button.tsx';
import { ComingSoonSign, Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Picture, type WithPictures } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { Playbook } from '../../content-schemas/packages.ts';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './Playbook.module.css';

type PlaybookHeroProps = WithPictures<Playbook, 'cover'> & Pick<PageOf<'playbook'>, 'heading'>;

export const PlaybookHero = ({
  name,
  heading,
  text,
  price,
  discount,
  button,
  cover,
}: PlaybookHeroProps) => (
  <Section tone="ink" className={styles.heroSection}>
    <Columns widths="wideLeft" className={styles.heroColumns}>
      <div className={styles.heroWords}>
        <ComingSoonSign />
        <p className={styles.name}>{name}</p>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.lead}>{text}</p>
        <div className={styles.offer}>
          <Ticket size="large" price={`$${price}`} />
          <Ticket price={`$${discount} off`} note="our services" />
        </div>
        <ButtonLink href="#buy">{button.label}</ButtonLink>
      </div>
      <div className={styles.cover}>
        <Picture {...cover} priority />
      </div>
    </Columns>
  </Section>
);

export const PlaybookContents = ({ heading, items }: PageOf<'playbook'>['inside']) => (
  <Section tone="paper">
    <Columns widths="narrowLeft" className={styles.page}>
      <Heading text={heading} className={styles.heading} />
      <ol className={styles.chapters}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.chapter}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Columns>
  </Section>
);

type Order = PageOf<'playbook'>['buy']['order'] & { buyButtonId: string; publishableKey: string };

/**
 * The place of the payment provider's button. `client/outside-services.ts` draws it
 * once the visitor nears it; without script, or where that fails, words stand
 * here that lead to the link below.
 */
const BuyButton = ({ loading, failed, ...provider }: Omit<Order, 'text'>) => (
  <div
    className={styles.place}
    data-buy-button=""
    data-buy-button-id={provider.buyButtonId}
    data-publishable-key={provider.publishableKey}
    data-frame-title={provider.frameTitle}
  >
    <p className={styles.loading}>{loading}</p>
    <p className={styles.failed} role="status">
      {failed}
    </p>
  </div>
);

type BuyPlaybookProps = Omit<PageOf<'playbook'>['buy'], 'order'> & {
  /** Left out where no payment provider is set up. */
  order?: Order | undefined;
};

export const BuyPlaybook = ({ heading, order, tell, meanwhile, honest }: BuyPlaybookProps) => (
  <Section tone="rose" id="buy" className={styles.buySection} awning>
    <Columns widths="wideRight" className={styles.buyColumns}>
      <SectionHeader heading={heading} text={honest} className={styles.buyWords} />
      <div className={styles.till}>
        {order && (
          <div className={styles.part}>
            <p>{order.text}</p>
            <BuyButton {...order} />
          </div>
        )}
        <div className={styles.part}>
          <p>{tell.text}</p>
          <ButtonLink variant={order ? 'secondary' : 'primary'} href={tell.href}>
            {tell.label}
          </ButtonLink>
        </div>
        <div className={styles.part}>
          <p>{meanwhile.text}</p>
          <TextLink href={meanwhile.href}>{meanwhile.label}</TextLink>
        </div>
      </div>
    </Columns>
  </Section>
);
