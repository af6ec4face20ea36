/** The product's mark, for the panel's small places. */
export const Mark = () => <img src="/favicon.svg" alt="Tropa" className="tropa-mark" />
