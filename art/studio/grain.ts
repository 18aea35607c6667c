/**
 * Film grain and paper texture as an SVG layer that covers its parent.
 * `size` is the noise frequency (higher is finer), `strength` its opacity.
 */
export const grain = ({
  seed = 7,
  size = 0.85,
  strength = 0.16,
  blend = 'soft-light',
} = {}): string => `
<svg style="position:absolute;inset:0;width:100%;height:100%;mix-blend-mode:${blend};opacity:${strength}">
  <filter id="grain${seed}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="2" seed="${seed}" stitchTiles="stitch"/>
    <feColorMatrix values="0.6 0.6 0.6 0 -0.4  0.6 0.6 0.6 0 -0.4  0.6 0.6 0.6 0 -0.4  0 0 0 0 1"/>
  </filter>
  <rect width="100%" height="100%" filter="url(#grain${seed})"/>
</svg>`;

/** The same grain, only inside the drawn shapes, for pictures with a transparent background. */
export const grained = (content: string): string => `
<filter id="grained" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
  <feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="7"/>
  <feColorMatrix values="0.18 0.18 0.18 0 0.23  0.18 0.18 0.18 0 0.23  0.18 0.18 0.18 0 0.23  0 0 0 0 1"/>
  <feBlend in2="SourceGraphic" mode="soft-light"/>
  <feComposite in2="SourceAlpha" operator="in"/>
</filter><g filter="url(#grained)">${content}</g>`;

/** Edges drawn by a slightly unsteady hand; `reach` in pixels. */
export const unsteadyHand = (id: string, reach = 4, wavelength = 0.012, seed = 3): string => `
<filter id="${id}" x="-3%" y="-3%" width="106%" height="106%">
  <feTurbulence type="fractalNoise" baseFrequency="${wavelength}" numOctaves="2" seed="${seed}" result="wobble"/>
  <feDisplacementMap in="SourceGraphic" in2="wobble" scale="${reach}" xChannelSelector="R" yChannelSelector="G"/>
</filter>`;

/** Uneven gouache: broad, soft strokes of lighter and darker pigment inside a shape. */
export const gouache = (id: string, strength = 0.5, seed = 11): string => `
<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
  <feTurbulence type="fractalNoise" baseFrequency="0.006 0.022" numOctaves="4" seed="${seed}"/>
  <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.42  0 0 0 0 0.4  ${strength} ${strength} 0 0 ${-0.62 * strength}"/>
  <feComposite in2="SourceGraphic" operator="in" result="pigment"/>
  <feBlend in="pigment" in2="SourceGraphic" mode="soft-light"/>
</filter>`;
