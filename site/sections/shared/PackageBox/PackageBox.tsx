import { clsx } from 'clsx';
import { BloomList } from '../../../components/Bloom/BloomList.tsx';
import { ButtonLink, type LabelledLink } from '../../../components/Button/Button.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { PackageBoxWords, ServicePackage } from '@agency/content-model/schemas/packages.ts';
import styles from './PackageBox.module.css';

export interface PackageBoxProps extends Omit<ServicePackage, 'order' | 'price'> {
  /** As displayed: `$3999`. */
  price?: string | undefined;
  words: PackageBoxWords;
  /** Set when the package can be ordered: a link to the checkout or the contact form. */
  order?: LabelledLink | undefined;
  /** Whether to show the contents as a bulleted list instead of one line. */
  isListed?: boolean;
}

/** The price in words: "from $499 a month", "Quoted after a free call". */
export const PriceWords = ({ price, from, billing, words }: PackageBoxProps) =>
  price === undefined ? (
    words.quoted
  ) : (
    <>
      {from && `${words.from} `}
      {`${price} `}
      <span>{words.billing[billing ?? 'undecided']}</span>
    </>
  );

/** The contents of a package, in one line. */
export const insideOf = ({ inside }: Pick<ServicePackage, 'inside'>): string => inside.join(', ');

export const PackageBox = (offer: PackageBoxProps) => {
  const { words, weeks, outside, bring, next, order, isListed = false } = offer;
  const undecided = order ? words.undecidedOrder : words.undecided;
  const { pages = undecided, payment = undecided } = offer;
  const answers = {
    price: <PriceWords {...offer} />,
    pages,
    weeks: weeks ?? undecided,
    inside: isListed ? <BloomList items={offer.inside} /> : insideOf(offer),
    outside,
    payment,
    bring,
    next,
  };
  return (
    <div className={clsx('stack items-top items-start gap-5 full-width', styles.box)}>
      <dl className={clsx('stack across-5 full-width', styles.answers)}>
        {Object.entries(words.questions).map(([name, question]) => (
          <div key={name} className={clsx('padding-2', styles.answer)}>
            <dt className="small strong">{question}</dt>
            <dd>{answers[name as keyof typeof answers]}</dd>
          </div>
        ))}
      </dl>
      {order && <ButtonLink {...order} />}
    </div>
  );
};

export const PackageBoxSection = (offer: PackageBoxProps) => (
  <Section tone="soft">
    <h2 className="size-3 below-5">{offer.words.heading}</h2>
    <PackageBox {...offer} />
  </Section>
);
