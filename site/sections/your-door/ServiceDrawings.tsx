import { edge, ink, pale, soft, turns } from './paints.ts';

/** Beyond the edges of the square, as far as the page is wide. */
const hills =
  'M-900 300C-640 180 -260 350 0 290C70 240 150 250 220 285S350 330 400 270C470 220 640 240 760 280V500H-900Z';

/** Signs for what is not on a shelf, in a square of 400. */
export const services = {
  law: (
    <>
      <rect width="400" height="400" fill={soft} />
      {[184, 154, 124, 94, 64, 34].map((width, index) => (
        <path
          key={width}
          d={`M${200 - width} 400V200a${width} ${width} 0 0 1 ${2 * width} 0v200Z`}
          fill={[ink, edge, pale, ink, edge, pale][index]}
        />
      ))}
      <circle cx="200" cy="206" r="13" fill={ink} />
      <path d="M192 210h16l10 50h-36Z" fill={ink} />
    </>
  ),
  coaching: (
    <>
      <circle cx="200" cy="200" r="178" fill={edge} />
      {turns(24).map((turn) => (
        <path key={turn} d="M196 36h8l-4 56Z" fill={pale} transform={`rotate(${turn} 200 200)`} />
      ))}
      <path d="M22 206h356a178 178 0 0 1-356 0Z" fill={ink} />
      {[0, 1, 2, 3].map((step) => (
        <path
          key={step}
          d={`M${58 + step * 36} ${238 + step * 34}h${284 - step * 72}`}
          stroke={edge}
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
      <circle cx="200" cy="206" r="62" fill={pale} />
    </>
  ),
  finance: (
    <>
      <circle cx="286" cy="150" r="84" fill="#f6c15f" />
      <path
        d="M-900 260C-560 330 -240 210 0 250C80 180 170 214 236 244S350 250 400 208C500 170 640 200 760 220V500H-900Z"
        fill="#f2a765"
      />
      <path d={hills} fill={edge} />
      <path
        d="M-900 340C-600 300 -300 370 0 330C100 286 190 318 264 340S360 350 400 326C520 290 640 300 760 320V500H-900Z"
        fill={ink}
      />
      {[0, 1, 2, 3, 4].map((bar) => (
        <rect
          key={bar}
          x={44 + bar * 66}
          y={262 - bar * 42}
          width="34"
          height={138 + bar * 42}
          rx="6"
          fill={pale}
          opacity={bar === 4 ? 1 : 0.55}
        />
      ))}
    </>
  ),
  clinic: (
    <>
      {turns(12).map((turn) => (
        <rect
          key={turn}
          x="192"
          y="2"
          width="16"
          height="46"
          rx="8"
          fill={edge}
          transform={`rotate(${turn} 200 160)`}
        />
      ))}
      <circle cx="200" cy="160" r="98" fill={edge} />
      <path d="M182 108h36v34h34v36h-34v34h-36v-34h-34v-36h34Z" fill={pale} />
      <path d={hills} fill="#8fc79e" />
      <path
        d="M-900 370C-640 310 -220 400 0 342c90-44 170-16 240 6s120 2 160-20c90-50 240-40 360 10V500H-900Z"
        fill="#5fa783"
      />
      <path d="M300 66c-34 0-34 40-2 40h76c34 0 32-48-4-46-10-36-62-32-70 6Z" fill={pale} />
    </>
  ),
  other: (
    <>
      <rect width="200" height="200" fill={edge} />
      <path d="M200 0h200v200A200 200 0 0 1 200 0Z" fill={ink} />
      <circle cx="100" cy="100" r="68" fill={pale} />
      <path d="M0 200h200v200H0Z" fill="#ff6a3d" />
      <path d="M0 400a200 200 0 0 1 200-200v200Z" fill={pale} />
      <path d="M200 200h200v200H200Z" fill={soft} />
      <path d="m300 226 74 148H226Z" fill={ink} />
    </>
  ),
};
