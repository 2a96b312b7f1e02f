/** Whether moving pictures may start by themselves: not for those who asked for stillness or for sparing their data. */
export function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches && !connection?.saveData
  );
}
