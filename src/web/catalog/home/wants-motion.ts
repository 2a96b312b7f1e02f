/** Whether video may autoplay: not with reduced motion or data saving. */
export function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches && !connection?.saveData
  );
}
