import { Band } from '../../components/Band/Band.tsx';
import { BrowserFrame } from '../../components/BrowserFrame/BrowserFrame.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './CityOffer.module.css';

interface CityOfferProps {
  picture: PictureProps;
  caption: string;
  blocks: readonly { title: string; text: string; link: { label: string; href: string } }[];
}

/** A website as it could be in this city, and the two services beside it. */
export const CityOffer = ({ picture, caption, blocks }: CityOfferProps) => (
  <Band tone="sand">
    <div className={styles.columns}>
      <figure className={styles.sample}>
        <BrowserFrame>
          <Picture {...picture} />
        </BrowserFrame>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <div className={styles.blocks}>
        {blocks.map(({ title, text, link }) => (
          <div key={title} className={styles.block}>
            <Heading size="medium" text={title} />
            <p>{text}</p>
            <TextLink href={link.href}>{link.label}</TextLink>
          </div>
        ))}
      </div>
    </div>
  </Band>
);
