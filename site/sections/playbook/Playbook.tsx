import { clsx } from 'clsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { ComingSoonSign } from '../../components/ComingSoonSign/ComingSoonSign.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Picture, type WithPictures } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import type { ShownPlaybook } from '@agency/content-model/schemas/playbook.ts';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './Playbook.module.css';

type PlaybookHeroProps = Omit<WithPictures<ShownPlaybook, 'cover'>, 'button'> &
  Pick<PageOf<'playbook'>, 'heading'> & {
    /** Links to the section below, where visitors buy the playbook or ask about it. */
    button: { label: string };
  };

export const PlaybookHero = ({
  name,
  heading,
  text,
  price,
  discount,
  discountNote,
  button,
  cover,
}: PlaybookHeroProps) => (
  <Section tone="ink" className="clip">
    <Columns widths="wideLeft" className="items-middle">
      <div className="stack gap-4 items-start isolate">
        <ComingSoonSign />
        <p className="strong">{name}</p>
        <Heading level={1} size="display" text={heading} />
        <p className="lead">{text}</p>
        <div className="row wrap gap-3 tilt">
          <Ticket size="large" words={price} />
          <Ticket words={`${discount} off`} note={discountNote} />
        </div>
        <ButtonLink href="#buy">{button.label}</ButtonLink>
      </div>
      <div className={clsx('fill centered', styles.cover)}>
        <Picture {...cover} priority />
      </div>
    </Columns>
  </Section>
);

type Order = PageOf<'playbook'>['buy']['order'] & { buyButtonId: string; publishableKey: string };

/**
 * The placeholder of the payment provider's button. `client/outside-services.ts` draws the button once the visitor
 * scrolls near it. Without script, or on failure, a text refers to the link below.
 */
const BuyButton = ({ loading, failed, ...provider }: Omit<Order, 'text'>) => (
  <div
    className={clsx('stack middle', styles.place)}
    data-buy-button=""
    data-buy-button-id={provider.buyButtonId}
    data-publishable-key={provider.publishableKey}
    data-frame-title={provider.frameTitle}
  >
    <p className={clsx('muted', styles.loading)}>{loading}</p>
    <p className={clsx('strong', styles.failed)} role="status">
      {failed}
    </p>
  </div>
);

type BuyPlaybookProps = Omit<PageOf<'playbook'>['buy'], 'order'> & {
  /** Undefined when no payment provider is configured. */
  order?: Order | undefined;
};

export const BuyPlaybook = ({ heading, order, tell, meanwhile, honest }: BuyPlaybookProps) => (
  <Section tone="soft" id="buy" awning>
    <Columns widths="wideRight" className="items-level">
      <SectionHeader heading={heading} text={honest} className="measure-34" />
      <div className={clsx('paper stack', styles.till)}>
        {order && (
          <div className={clsx('stack gap-3 items-start padding-5', styles.part)}>
            <p>{order.text}</p>
            <BuyButton {...order} />
          </div>
        )}
        <div className={clsx('stack gap-3 items-start padding-5', styles.part)}>
          <p>{tell.text}</p>
          <ButtonLink variant={order ? 'secondary' : 'primary'} href={tell.href}>
            {tell.label}
          </ButtonLink>
        </div>
        <div className={clsx('stack gap-3 items-start padding-5', styles.part)}>
          <p>{meanwhile.text}</p>
          <TextLink href={meanwhile.href} label={meanwhile.label} />
        </div>
      </div>
    </Columns>
  </Section>
);
