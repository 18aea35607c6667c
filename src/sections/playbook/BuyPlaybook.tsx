import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { BuyButton, type BuyButtonProps } from './BuyButton.tsx';
import styles from './BuyPlaybook.module.css';

interface TextWithLink {
  text: string;
  label: string;
  href: string;
}

interface BuyPlaybookProps {
  heading: string;
  /** Left out where no payment provider is set up. */
  order?: (BuyButtonProps & { text: string }) | undefined;
  tell: TextWithLink;
  meanwhile: TextWithLink;
  honest: string;
}

/** The till: the buy button where there is one, the way to hear of the playbook, and what to read meanwhile. */
export const BuyPlaybook = ({ heading, order, tell, meanwhile, honest }: BuyPlaybookProps) => (
  <Band tone="rose" id="buy" className={styles.band} awning>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
        <p>{honest}</p>
      </div>
      <div className={styles.till}>
        {order && (
          <div className={styles.part}>
            <p>{order.text}</p>
            <BuyButton {...order} />
          </div>
        )}
        <div className={styles.part}>
          <p>{tell.text}</p>
          <ButtonLink look={order ? 'secondary' : 'primary'} href={tell.href}>
            {tell.label}
          </ButtonLink>
        </div>
        <div className={styles.part}>
          <p>{meanwhile.text}</p>
          <TextLink href={meanwhile.href}>{meanwhile.label}</TextLink>
        </div>
      </div>
    </div>
  </Band>
);
