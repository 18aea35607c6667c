import { Text, View } from '@react-pdf/renderer';
import { sheet, type } from './look.ts';
import { Bloom } from './ornaments.tsx';
import { color } from '../styles/palette.ts';

export interface FootProps {
  title: string;
  author: string;
  /** `Page 3` */
  page: string;
}

/** The line at the foot of a page. Repeated on every page, it is decoration to a screen reader. */
export const Foot = ({ title, author, page }: FootProps) => (
  <View
    style={{
      position: 'absolute',
      top: sheet.height - 34,
      left: sheet.margin,
      width: sheet.width - 2 * sheet.margin,
      flexDirection: 'row',
      alignItems: 'center',
      gap: 6,
      color: color('muted'),
    }}
  >
    <Bloom size={11} color={color('marigold')} />
    <Text style={type.label}>{author}</Text>
    <Text style={{ ...type.label, flex: 1, fontWeight: 400 }}>{title}</Text>
    <Text style={type.label}>{page}</Text>
  </View>
);
