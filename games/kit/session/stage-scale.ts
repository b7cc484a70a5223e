import type { Stage } from '../game.ts'

/** How much larger a stage is than a desk, 1 to 2.4; style sheets have it as `--grow`. */
export const stageScaleOf = ({ width, height }: Pick<Stage, 'width' | 'height'>): number =>
  Math.min(2.4, Math.max(1, Math.min(width / 1180, height / 820)))

/** The same for what stands in the bar and in corners, 1 to 1.333; style sheets have it as `--large`. */
export const cornerScaleOf = (stage: Pick<Stage, 'width' | 'height'>): number => Math.min(1.333, stageScaleOf(stage))
