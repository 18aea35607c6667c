import styles from './MissionBridge.module.css';

/**
 * The gap that the mission speaks of, bridged: a shop on one bank, a browser
 * on the other, and as many arches between them as the screen has room for.
 * Decoration only.
 */
export const MissionBridge = () => (
  <div className={styles['bridge']} aria-hidden="true">
    <svg className={styles['shop']} viewBox="0 0 180 150">
      <path d="M0 118H180M24 118V50H132V118M18 50H138L132 26H24ZM42 50V62C42 74 24 74 24 62M60 50V62C60 74 42 74 42 62M78 50V62C78 74 60 74 60 62M96 50V62C96 74 78 74 78 62M114 50V62C114 74 96 74 96 62M132 50V62C132 74 114 74 114 62M42 50 45 26M60 50 62 26M78 50V26M96 50 94 26M114 50 111 26M40 118V84H64V118M58 102V104M78 108V84H118V108ZM98 84V108M140 118V104H156V118M148 104V92M148 92C138 92 138 80 148 80C158 80 158 92 148 92" />
    </svg>
    <svg className={styles['arches']}>
      <defs>
        <pattern id="mission-arches" width="96" height="150" patternUnits="userSpaceOnUse">
          <path d="M0 118H96M0 108H96M8 150C8 116 88 116 88 150M0 108V94M32 108V94M64 108V94M96 108V94M0 94H96M88 150H104M-8 150H8" />
        </pattern>
      </defs>
      <rect width="100%" height="150" stroke="none" fill="url(#mission-arches)" />
    </svg>
    <svg className={styles['browser']} viewBox="0 0 180 150">
      <path d="M0 118H180M36 118V24C36 20 38 18 42 18H162C166 18 168 20 168 24V118M36 38H168M46 28H48M56 28H58M66 28H68M82 28H158M50 52H98M50 64H88M50 76H92M50 90H78V102H50ZM112 102V72C112 48 154 48 154 72V102ZM124 84C124 84 133 76 133 84C133 76 142 84 142 84L133 94Z" />
    </svg>
  </div>
);
