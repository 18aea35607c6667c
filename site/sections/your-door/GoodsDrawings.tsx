import { edge, ink, pale, soft, turns } from './paints.ts';

/** A flower of round petals. */
const Flower = ({ at, size, fill }: { at: [x: number, y: number]; size: number; fill: string }) => (
  <g transform={`translate(${at.join(' ')}) scale(${size})`}>
    {turns(9).map((turn) => (
      <ellipse key={turn} cy="-24" rx="12" ry="22" fill={fill} transform={`rotate(${turn})`} />
    ))}
    {turns(7).map((turn) => (
      <ellipse
        key={turn}
        cy="-11"
        rx="8"
        ry="13"
        fill={pale}
        opacity="0.45"
        transform={`rotate(${turn + 20})`}
      />
    ))}
    <circle r="8" fill={ink} opacity="0.75" />
  </g>
);

/** What is made or sold, in a square of 400. */
export const goods = {
  bakery: (
    <>
      {/* A floor in checks. */}
      <pattern id="checks" width="60" height="60" patternUnits="userSpaceOnUse">
        <path d="M0 0h60v60H0Z" fill={pale} />
        <path d="M0 0h30v30H0ZM30 30h30v30H30Z" fill={edge} />
      </pattern>
      <path d="M-1600 300H760V500H-1600Z" fill="url(#checks)" />
      <ellipse cx="208" cy="352" rx="178" ry="22" fill={ink} opacity="0.22" />
      <path
        d="M24 240C24 120 110 62 200 62s176 58 176 178c0 84-72 118-176 118S24 324 24 240Z"
        fill="#c9803a"
      />
      <path
        d="M24 240C24 120 110 62 200 62c96 0 150 54 160 118-40-66-96-84-166-84-96 0-158 62-158 176-8-8-12-20-12-32Z"
        fill="#e3a55a"
      />
      <path
        d="M36 280c30 50 92 60 164 60s140-14 166-62c-14 58-78 80-166 80S54 336 36 280Z"
        fill="#7b421b"
      />
      <path d="M200 310V96" stroke="#f6d79c" strokeWidth="7" strokeLinecap="round" />
      {[0, 1, 2, 3, 4].map((row) => (
        <path
          key={row}
          d="M200 0c22-10 52-26 62-62-30 8-54 30-62 62c-8-32-32-54-62-62 10 36 40 52 62 62Z"
          fill="#f6d79c"
          transform={`translate(0 ${300 - row * 42}) translate(200 0) scale(${1 - row * 0.09}) translate(-200 0)`}
        />
      ))}
    </>
  ),
  florist: (
    <>
      {[
        'M200 300C190 220 130 170 84 150',
        'M200 300C205 220 205 150 208 70',
        'M200 300C215 220 270 180 318 150',
        'M200 300C180 240 150 210 60 235',
        'M200 300c25-60 70-75 146-60',
      ].map((stem) => (
        <path key={stem} d={stem} fill="none" stroke="#6f8a68" strokeWidth="5" />
      ))}
      {turns(7).map((turn) => (
        <path
          key={turn}
          d="M0-40C26-70 28-112 0-152-28-112-26-70 0-40Z"
          fill="#54704f"
          transform={`translate(200 230) rotate(${turn * 0.62 - 96})`}
        />
      ))}
      <Flower at={[84, 150]} size={1.25} fill={edge} />
      <Flower at={[318, 146]} size={1.3} fill="#b4485f" />
      <Flower at={[62, 240]} size={0.85} fill="#d9b48a" />
      <Flower at={[345, 236]} size={0.9} fill={edge} />
      <Flower at={[208, 78]} size={1.35} fill="#d9b48a" />
      <Flower at={[142, 212]} size={1.2} fill="#b4485f" />
      <Flower at={[262, 216]} size={1.2} fill={edge} />
      <Flower at={[204, 160]} size={1.25} fill="#f6e6d2" />
      <path d="M146 262h108c8 50-4 84-14 138h-80c-10-54-22-88-14-138Z" fill="#b89a7c" />
      <path d="M146 262h34c-6 60 4 100 8 138h-28c-10-54-22-88-14-138Z" fill="#d3b595" />
    </>
  ),
  studio: (
    <>
      <rect width="400" height="400" fill={soft} />
      <rect y="318" width="400" height="82" fill={edge} />
      <path
        d="M96 62h52c4 40 56 74 56 146 0 62-34 110-82 110S40 270 40 208c0-72 52-106 56-146Z"
        fill={pale}
      />
      <path d="M41 226c40 22 118-24 162 4-6 50-38 88-81 88S48 276 41 226Z" fill="#c07a52" />
      <path
        d="M96 62h20c-2 48-46 70-46 146 0 40 14 76 36 100-40-10-66-52-66-100 0-72 52-106 56-146Z"
        fill={ink}
        opacity="0.1"
      />
      <path d="M226 178h140c0 78-22 140-70 140s-70-62-70-140Z" fill="#7d8f7b" />
      <path d="M226 178h140c0 20-2 38-5 54-40-26-92 24-130-2-3-16-5-34-5-52Z" fill={pale} />
      <ellipse cx="296" cy="178" rx="70" ry="11" fill={ink} opacity="0.3" />
    </>
  ),
  boutique: (
    <>
      <path d="M0 400V190a200 190 0 0 1 400 0v210Z" fill={edge} />
      <path
        d="M200 66c0-26 34-20 28 2-4 14-28 12-28 32l96 44H104l96-44"
        fill="none"
        stroke={pale}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M142 128c20 22 36 34 58 34s38-12 58-34l26 22-30 62c28 66 50 130 58 188H88c8-58 30-122 58-188l-30-62Z"
        fill={pale}
      />
      <path d="M146 212h108l8 20H138Z" fill={ink} />
      {[-2, -1, 1, 2].map((fold) => (
        <path
          key={fold}
          d={`M${200 + fold * 14} 236C${200 + fold * 24} 300 ${200 + fold * 36} 350 ${200 + fold * 42} 400`}
          fill="none"
          stroke={ink}
          strokeWidth="2.5"
          opacity="0.35"
        />
      ))}
    </>
  ),
};
