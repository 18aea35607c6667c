import { Band } from '../../components/Band/Band.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './Portfolio.module.css';

interface PortfolioProps {
  id: string;
  heading: string;
  text: string;
  work: readonly { caption: string; picture: PictureProps }[];
}

/** Six finished heads, hung like mirrors at different heights. */
export const Portfolio = ({ id, heading, text, work }: PortfolioProps) => (
  <Band tone="paper" id={id}>
    <div className={styles.words}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
    </div>
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
  </Band>
);
