import styles from './MissionBridge.module.css';

/**
 * The gap that the mission speaks of, bridged: a shop on one bank, a browser
 * on the other, and as many arches between them as the screen has room for.
 * Decoration only.
 */
export const MissionBridge = () => (
  <div className={styles.bridge} aria-hidden="true">
    <svg className={styles.bank} viewBox="0 0 180 150">
      <path d="M0 118H180V150M24 118V50H132V118M18 50H138L132 26H24ZM42 50V62C42 74 24 74 24 62V50M60 50V62C60 74 42 74 42 62M78 50V62C78 74 60 74 60 62M96 50V62C96 74 78 74 78 62M114 50V62C114 74 96 74 96 62M132 50V62C132 74 114 74 114 62M42 50 45 26M60 50 62 26M78 50V26M96 50 94 26M114 50 111 26M40 118V84H64V118M58 102V104M78 108V84H118V108ZM98 84V108M140 118V104H156V118M148 104V92M148 92C138 92 138 80 148 80C158 80 158 92 148 92" />
    </svg>
    <div className={styles.arches} />
    <svg className={styles.bank} viewBox="0 0 180 150">
      <path d="M180 118H0V150M36 118V24C36 20 38 18 42 18H162C166 18 168 20 168 24V118M36 38H168M46 28H48M56 28H58M66 28H68M82 28H158M50 52H98M50 64H88M50 76H92M50 90H78V102H50ZM112 102V72C112 48 154 48 154 72V102ZM133 94C119 84 122 72 129 75C132 76 133 80 133 80C133 80 134 76 137 75C144 72 147 84 133 94Z" />
    </svg>
  </div>
);
