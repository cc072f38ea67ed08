import { path } from './draw.ts';

const arch = (x: number, width: number, height: number, fill: string): string => {
  const radius = String(width / 2);
  return path(
    `M${String(x)} 340V${String(340 - height + width / 2)}a${radius} ${radius} 0 0 1 ${String(width)} 0V340Z`,
    fill,
  );
};

/** The picture of the not-found page: a court at night, its sun asleep on the floor. 640 x 420 units. */
export function sleeping(): string {
  const court = [40, 180, 320, 460].map(
    (x, k) => arch(x, 120, 250, k === 2 ? '#20523F' : '#1A4738') + arch(x + 14, 92, 222, '#0F2A21'),
  );
  const stars =
    '<g fill="#F6EFDD"><circle cx="506" cy="150" r="2.5"/><circle cx="488" cy="190" r="2"/><circle cx="90" cy="170" r="2.5"/><circle cx="236" cy="150" r="2"/></g>';
  const face =
    '<g fill="none" stroke="#13201A" stroke-width="5" stroke-linecap="round"><path d="M306 348q10 9 20 0M362 348q10 9 20 0"/><path d="M338 362q6 4 12 0" stroke-width="4"/></g>';
  const snore =
    '<g fill="none" stroke="#F6EFDD" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M430 292h22l-22 26h22"/><path d="M470 250h16l-16 19h16" stroke-width="4"/><path d="M500 218h11l-11 13h11" stroke-width="3"/></g>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" width="640" height="420"><rect width="640" height="420" rx="12" fill="#14392D"/><rect y="340" width="640" height="80" fill="#0C251D"/>${court.join('')}${stars}<path d="M270 372a74 74 0 0 1 148 0Z" fill="#F4B740"/>${face}<ellipse cx="344" cy="374" rx="110" ry="7" fill="#081A14"/>${snore}</svg>`;
}
