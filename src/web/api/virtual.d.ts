declare module 'virtual:canto-contract' {
  const contract: import('@orpc/contract').AnyContractRouter;
  export default contract;
}
