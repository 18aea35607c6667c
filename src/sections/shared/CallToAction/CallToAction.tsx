import { Arch } from '../../../components/Arch/Arch.tsx';
import { Band } from '../../../components/Band/Band.tsx';
import { ButtonLink, type LabelledLink } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../../components/Picture/Picture.tsx';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  heading: string;
  text: string;
  button: LabelledLink;
  portrait: PictureProps;
}

/** The last band of a page: the invitation, with a face beside it. */
export const CallToAction = ({
  heading,
  text,
  button: { label, ...button },
  portrait,
}: CallToActionProps) => (
  <Band tone="rose" data-shared className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
        <p>{text}</p>
        <ButtonLink {...button}>{label}</ButtonLink>
      </div>
      <Arch tone="marigold" className={styles.portrait}>
        <Picture {...portrait} />
      </Arch>
    </div>
  </Band>
);
