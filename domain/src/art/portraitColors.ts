/** Lit side and shaded side. */
export const skins = [
  ['#F3D2BC', '#DDAE93'],
  ['#E8B894', '#CB9069'],
  ['#CE9466', '#AC7147'],
  ['#A86E48', '#84502F'],
  ['#84543A', '#643C27'],
  ['#6A4431', '#4D2F20'],
] as const;
export const hairs = ['#221C1A', '#3B2618', '#6A3F21', '#A8672F', '#D9B26B', '#8D8A86', '#D8D4CC', '#8E3320'] as const;
/** Wall and sun. */
export const grounds = [
  ['#F4C9A8', '#F6B740'],
  ['#BFD9CB', '#F4EBD3'],
  ['#C9D4F2', '#F6C453'],
  ['#F2C6C2', '#E5673F'],
  ['#E9DDBE', '#E5673F'],
  ['#B7D8DA', '#F6EFDD'],
  ['#E3CDE2', '#F6B740'],
  ['#D6DEC3', '#F08A3C'],
] as const;
/** Lit side and shaded side. */
export const cloths = [
  ['#14392D', '#0C251D'],
  ['#1B2757', '#121A3D'],
  ['#B5301F', '#8C2317'],
  ['#F6F1E4', '#DED6C2'],
  ['#4A1B3A', '#331127'],
  ['#15757A', '#0D5357'],
  ['#2B2A28', '#191817'],
  ['#D9982B', '#B47A1A'],
  ['#6C7FC4', '#5263A3'],
] as const;
