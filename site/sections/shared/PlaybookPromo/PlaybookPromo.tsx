import { clsx } from 'clsx';
import { BloomList } from '../../../components/Bloom/BloomList.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { SectionHeader } from '../../../components/Heading/Heading.tsx';
import { Picture, type WithPictures } from '../../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import type { ShownPlaybook } from '@agency/content-model/schemas/playbook.ts';
import styles from './PlaybookPromo.module.css';

export type PlaybookOfferProps = WithPictures<ShownPlaybook, 'cover'> & {
  size?: 'medium';
  className?: string | undefined;
};

export const PlaybookOffer = ({
  headline,
  text,
  points,
  price,
  discount,
  discountNote,
  button,
  cover,
  size,
  className,
}: PlaybookOfferProps) => (
  <Columns widths="wideLeft" className={clsx('items-middle', className)}>
    <SectionHeader size={size} heading={headline} text={text} className="measure-34">
      <BloomList items={points} />
      <ButtonLink {...button} />
    </SectionHeader>
    <div className={clsx('relative centered', styles.table)}>
      <div className="fill">
        <Picture {...cover} />
      </div>
      <div className={clsx('stack gap-2 tilt', styles.tickets)}>
        <Ticket size={size ? 'small' : 'large'} words={price} />
        <Ticket words={`${discount} off`} note={discountNote} />
      </div>
    </div>
  </Columns>
);

type PlaybookPromoProps = PlaybookOfferProps & { tone?: 'ink' | 'brand' };

export const PlaybookPromo = ({ tone = 'ink', ...offer }: PlaybookPromoProps) => (
  <Section tone={tone}>
    <PlaybookOffer {...offer} />
  </Section>
);
