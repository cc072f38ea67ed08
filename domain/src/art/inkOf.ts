import type { Ink } from './palettes.ts';

/**
 * The inks of a picture in one color, such as that of an academy or of a certificate: the ground and the darkest tone
 * keep its hue, the paper and the sun are the house's. `color`: '#14305A'; another text gives the inks of slate.
 */
export function inkOf(color: string): Ink {
  const { hue, saturation } = hueOf(color);
  const tone = (light: number, part = 1): string => hexOf(hue, saturation * part, light);
  return [tone(0.2), tone(0.3), tone(0.52, 0.75), tone(0.78, 0.6), '#F6F0E4', '#F5B94A'];
}

/** Hue in degrees, saturation from 0 to 1; grey for what is no color. */
function hueOf(color: string): { readonly hue: number; readonly saturation: number } {
  if (!/^#[\da-f]{6}$/i.test(color)) return { hue: 210, saturation: 0.2 };
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, saturation: 0 };
  const light = most - span / 2;
  const sixth =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: span / (1 - Math.abs(2 * light - 1)) };
}

function hexOf(hue: number, saturation: number, light: number): string {
  const reach = saturation * Math.min(light, 1 - light);
  const channel = (shift: number): string => {
    const at = (shift + hue / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
