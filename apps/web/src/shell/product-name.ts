/** The product's name, for pages whose site settings could not be loaded. */
export const productName = 'Tropa'
