import { mix, palette } from '../palette.ts';
import { brushed, crescent, filled, lit, shadedSkin, surface } from './paint.ts';

/** A head turned slightly to the right. */

const { ink, accent } = palette;

export interface Features {
  skin: string;
  /** Looking at the viewer, or down at her work. */
  eyes: 'open' | 'lowered';
  mouth: 'calm' | 'smiling';
  glasses?: 'round' | 'square';
  earrings?: string;
  /** Adds the smile and thought lines of a woman in her sixties. */
  isOlder?: boolean;
}

const head =
  'M688 640C684 500 776 436 890 436C1008 436 1078 516 1080 640C1082 716 1078 776 1062 836C1046 898 1004 964 956 1002C924 1026 880 1026 846 1004C782 964 718 902 700 824C692 770 690 700 688 640Z';

const neckShape =
  'M764 900C772 1010 770 1080 742 1150C700 1250 1060 1250 996 1150C972 1110 968 1060 972 960Z';

export const neck = (skin: string): string =>
  surface(
    neckShape,
    skin,
    filled(
      'M740 890C780 1000 850 1080 930 1066C960 1060 985 1030 1000 980L1060 1260H900C950 1180 900 1110 820 1075C790 1060 770 1000 740 960Z',
      shadedSkin(skin),
    ) + filled('M880 1040C900 1120 930 1190 960 1260H1080V960Z', shadedSkin(skin)),
  );

const ear = ({ skin, earrings }: Features): string =>
  filled('M704 712C664 692 642 728 652 774C660 818 688 842 712 828Z', mix(skin, accent, 0.1)) +
  brushed('M696 738C674 730 668 756 676 782', shadedSkin(skin), 9) +
  (earrings ? filled('M688 846A19 19 0 1 1 688 884A19 19 0 1 1 688 846Z', earrings) : '');

const eye = (
  x: number,
  y: number,
  reach: number,
  kind: Features['eyes'],
  colour: string,
): string =>
  kind === 'open'
    ? filled(
        `M${x - reach} ${y + 4}C${x - reach * 0.5} ${y - 24} ${x + reach * 0.55} ${y - 24} ${x + reach} ${y}C${x + reach * 0.8} ${y + 2} ${x + reach * 0.62} ${y + 2} ${x + reach * 0.6} ${y}C${x + reach * 0.62} ${y + 22} ${x - reach * 0.36} ${y + 26} ${x - reach * 0.42} ${y - 1}C${x - reach * 0.6} ${y} ${x - reach * 0.8} ${y + 4} ${x - reach} ${y + 4}Z`,
        colour,
      )
    : filled(
        `M${x - reach} ${y - 2}C${x - reach * 0.5} ${y + 15} ${x + reach * 0.5} ${y + 15} ${x + reach} ${y - 4}C${x + reach * 0.6} ${y + 29} ${x - reach * 0.5} ${y + 29} ${x - reach} ${y - 2}Z`,
        colour,
      );

const eyebrow = (x: number, y: number, reach: number, colour: string): string =>
  filled(
    `M${x - reach} ${y + 14}C${x - reach * 0.4} ${y - 16} ${x + reach * 0.4} ${y - 18} ${x + reach} ${y}C${x + reach * 0.4} ${y - 4} ${x - reach * 0.3} ${y} ${x - reach} ${y + 14}Z`,
    colour,
  );

const nose = (skin: string): string =>
  filled(
    'M946 706C946 744 968 790 980 822C986 846 962 858 926 848C944 842 952 834 950 820C946 784 938 744 946 706Z',
    shadedSkin(skin),
  );

const mouth = (skin: string, kind: Features['mouth']): string => {
  const lips = mix(mix(skin, '#b8323a', 0.5), ink, 0.06);
  const opening = mix(lips, ink, 0.42);
  return kind === 'calm'
    ? filled(
        'M872 906C892 896 908 890 920 896C934 890 956 896 976 902C958 936 896 942 872 906Z',
        lips,
      ) + brushed('M870 904C900 914 944 914 978 900', opening, 7)
    : filled('M862 892C896 902 950 902 990 888C982 944 890 958 862 892Z', opening) +
        filled('M874 899C904 906 948 905 980 895C976 914 900 922 874 899Z', '#fff6ea') +
        brushed('M858 891C896 903 952 902 993 886', lips, 10) +
        brushed('M886 934C912 948 948 944 968 926', lips, 9);
};

const glasses = (kind: 'round' | 'square'): string => {
  const rims =
    kind === 'round'
      ? 'M780 744A62 60 0 1 1 904 744A62 60 0 1 1 780 744ZM952 738A56 58 0 1 1 1064 738A56 58 0 1 1 952 738Z'
      : 'M778 704H904C908 760 896 796 842 796C790 796 776 760 778 704ZM950 700H1064C1066 754 1056 790 1006 790C958 790 948 754 950 700Z';
  return (
    filled(rims, '#fff6ea', 0.1) +
    brushed(`${rims}M904 734C918 722 938 720 952 730M780 732L690 716`, mix(ink, accent, 0.18), 11)
  );
};

const wrinkles = (skin: string): string =>
  brushed(
    'M846 872C834 890 832 906 838 924M772 762C760 770 754 778 750 788M1004 868C1012 882 1012 896 1008 908',
    shadedSkin(skin),
    7,
    0.8,
  );

/** Her face, with the shadow that her hair casts on it. */
export const face = (features: Features, hairShadow: string, browColour: string): string => {
  const { skin, eyes } = features;
  const dark = mix(ink, '#3a1d18', 0.45);
  return (
    ear(features) +
    surface(
      head,
      skin,
      filled('M640 420H770C716 560 730 780 800 1010L640 1000Z', lit(skin), 0.42) +
        filled(
          'M1046 420C1016 540 1052 640 1046 716C1040 800 1024 880 900 1040H1140V420Z',
          shadedSkin(skin),
        ) +
        crescent(head, shadedSkin(skin), -8, -20, 0.6) +
        `<ellipse cx="802" cy="846" rx="58" ry="38" fill="${mix(skin, '#d8402f', 0.5)}" opacity=".18"/><ellipse cx="1016" cy="840" rx="42" ry="38" fill="${mix(skin, '#d8402f', 0.6)}" opacity=".18"/>` +
        `<g transform="translate(12 26)">${filled(hairShadow, shadedSkin(skin), 0.8)}</g>`,
    ) +
    (features.isOlder ? wrinkles(skin) : '') +
    nose(skin) +
    eyebrow(840, 664, 56, browColour) +
    eyebrow(1008, 660, 44, browColour) +
    eye(844, 742, 42, eyes, dark) +
    eye(1006, 738, 36, eyes, dark) +
    mouth(skin, features.mouth) +
    (features.glasses ? glasses(features.glasses) : '')
  );
};
