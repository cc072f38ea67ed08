import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';

/**
 * The code that first views load. They render once or twice, so that memoization gains nothing there, and it would make
 * each of them 10 kB larger (brotli), which a phone waits for before it shows the page. No code may depend on being
 * memoized: an effect depends on values, never on a function or an object of the same render.
 */
const firstViews =
  /\/web\/src\/(?:app|routes|ui(?!\/rich)|lib(?!\/form)|parts(?!\/Player)|features\/(?:billing|bookmark|catalogue|course|enrollment|event|home|lessonSearch|nextSteps|session|shell|signIn))\//;

/** Memoizes components by the React Compiler, but for those of first views. */
export const reactCompiler = () =>
  babel({ presets: [reactCompilerPreset()], exclude: [/\/node_modules\//, firstViews] });
