/** The items chosen after a click on one of them, in the order of all items. */
export const nextChoice = <V extends string>(
  all: readonly V[],
  chosen: readonly V[],
  clicked: V,
): V[] => all.filter((each) => chosen.includes(each) !== (each === clicked))
