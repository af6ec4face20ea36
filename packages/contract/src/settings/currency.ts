/** How fees are written. */
export interface Currency {
  /** The ISO 4217 code. */
  code: string
  /** The word for one of it, and for several. */
  one: string
  many: string
  /** Whether fees may have two decimals. */
  cents: boolean
}

export const defaultCurrency: Currency = { code: 'PHP', one: 'peso', many: 'pesos', cents: false }

export const isCurrencyCode = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code)

/** Whether a currency has hundredths, as most have. */
export const hasCents = (code: string): boolean =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits === 2

const formatOf = (code: string, decimals: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

/** An amount with its sign: `₱1,000`, or with cents `€0.50`. */
export const moneyText = (amount: number, { code, cents }: Currency): string =>
  formatOf(code, cents ? 2 : 0).format(amount)

/** The sign of a currency: `€`. */
export const moneySign = (code: string): string =>
  formatOf(code, 0)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

/** The word that follows an amount: `peso` after 1, else `pesos`. */
export const currencyWord = (amount: number, { one, many }: Currency): string =>
  amount === 1 ? one : many

const inCents = (amount: number) => Math.round(amount * 100)

/** Sums exactly, as 0.1 + 0.2 would not. */
export const sumFees = (fees: readonly number[]): number =>
  fees.reduce((sum, fee) => sum + inCents(fee), 0) / 100

/** Whether a number can be a fee. */
export const isFee = (amount: number, { cents }: Pick<Currency, 'cents'>): boolean =>
  amount >= 0 &&
  (Number.isSafeInteger(amount) ||
    (cents && Number.isSafeInteger(inCents(amount)) && inCents(amount) / 100 === amount))

/** The message for a fee that is missing or invalid. */
export const feeMessage = ({ many, cents }: Currency): string =>
  cents
    ? `Please enter the fee in ${many}, with at most two decimals.`
    : `Please enter the fee in whole ${many}.`
