/** The sentences of the refusals of bookings and of orders. */
export const orderErrorTexts = {
  ORDER_NUMBER_WRONG:
    'This is not the number of an order. Copy it from an email of the shop, for example TW-1042-9, or P-1042-3 for a purchase.',
  WITHDRAWAL_NOT_FOUND:
    'We found no order with this number and this email. Use the email with which it was booked, and the number of the email about it, or write to us.',
  WITHDRAWAL_LATE: 'The withdrawal period of one of these orders has ended. Write to us about it.',
  ORDER_WITHDRAWN:
    'The customer has withdrawn from this order. Refund it instead of sending it, or take the withdrawal back first.',
  WITHDRAWAL_NOT_OPEN: 'This order has no open withdrawal any more. Its history says how it ended.',
  ORDER_LINK_NOT_FOUND:
    'This link does not show an order. It is incomplete, or its 90 days are over. Sign in to see your orders in My Orders, or write to us.',
  ORDER_NOT_FOUND: 'This order is not in your list. Check My Orders.',
  ORDER_NOT_PAID: 'This order is not paid yet. Send it when the payment has arrived.',
  ORDER_REFUNDED: 'This order was refunded in full, so there is nothing to send.',
  ADDRESS_MISSING: 'This order has no delivery address yet. Ask for it, or send the order without it.',
  ORDER_SENT: 'This order is on its way, so its address stays. Ask the carrier, or write to us.',
  INVOICE_NOT_FOUND: 'There is no such invoice for your account. Open it from My Orders.',
  INVOICE_CORRECTED: 'This paper was corrected already. Reload the order to see the correction.',
  INVOICE_PRINTS: 'All letters of this paper are printed, so there is nothing to correct.',
  INVOICE_STILL_UNPRINTED:
    'Some letters still cannot be printed. Enter name and address in letters of another script, such as Latin.',
  PICK_UP_NOT_OFFERED: 'Orders cannot be picked up at this shop now. Choose delivery.',
  ORDER_PICKED_UP: 'The customer picks this order up. Hand it out at the counter instead of sending it.',
  ORDER_NOT_PICKED_UP: 'This order is delivered, not picked up. Send it instead.',
  ORDER_WITHOUT_ADDRESS:
    'This order is picked up, so it has no address. Choose delivery first, or write to us.',
  ORDER_NOT_READY: 'This order is not ready yet. Mark it as ready, which tells the customer.',
  ORDER_HANDED_OUT: 'This order was handed out already. Its history says when.',
  READY_JUST_TOLD: 'The customer was told less than a minute ago. Wait a minute, then send it again.',
  ADDRESS_NOT_FOUND: 'This address is not in your account. Reload the list of addresses.',
  ADDRESSES_LIMIT: 'Your account keeps at most 20 addresses. Delete one, then add this one.',
  BASKET_CHANGED: 'The basket was changed on another device. Load it again, then make your change.',
  REFERENCE_INVOICED:
    'This order has its invoice, so your order number on it stays. Write to us if the invoice needs another one.',
  LIST_NOT_FOUND: 'This list is not there any more. Go back to your lists.',
  LIST_CHANGED: 'Another person or device has changed this list. Load it again, then make your change.',
  LIST_FULL: 'A list has at most 500 lines. Remove some, or add these to another list.',
  LISTS_LIMIT: 'There are 50 lists already. Delete one that you do not need, then keep this one.',
  LIST_NEEDS_COMPANY: 'You do not buy for a company, so nobody can share this list. Keep it for yourself.',
  LIST_OF_COMPANY: 'A colleague made this list. Only that person can stop sharing it.',
  CART_NOT_FOUND:
    'This basket is not there any more: it lives a day, or the program that filled it has deleted it. Ask the program for a new one, or fill your basket here.',
  CARTS_LIMIT:
    'Too many carts are open from this network. Cancel those that nobody needs, or try again tomorrow.',
  SENDING_TOLD: 'The customer has been told that the order is on its way, so it stays sent.',
  ORDER_NOT_SENT: 'This order is not sent yet. Mark it as sent with this parcel.',
  PARCEL_NOT_FOUND: 'This order has no such parcel any more. Reload the order to see its parcels.',
  PARCEL_LAST: 'A sent order keeps its last parcel. Correct its number, or add the right parcel first.',
  PARCEL_KNOWN: 'Another parcel of this order has this number. Remove one of them.',
  PARCELS_TOO_MANY: 'An order has at most 20 parcels. Remove one that is wrong.',
  QUANTITY_BELOW_MINIMUM: 'The quantity is below the minimum order of this product. Raise it to the minimum.',
  QUANTITY_ABOVE_AVAILABLE: 'There are not that many left. Lower the quantity to what is available.',
  LINES_REFUSED:
    'Some lines cannot be booked, so nothing was booked. Change or remove the named lines, then try again.',
  ORDER_CANNOT_BE_PAID:
    'This total is less or more than a card payment can be in the shop’s currency. Change the quantity.',
  UNPAID_ORDERS_LIMIT:
    'You have reached the limit of unpaid orders. Pay for one or cancel one under My Orders, or verify your email.',
  UNPAID_SHARE_LIMIT:
    'Your unpaid orders cannot hold more of this product. Lower the quantity, or pay for another order first.',
  ORDER_ALREADY_PAID: 'This order is already paid. There is nothing more to pay.',
  ORDER_PAID_CANNOT_CANCEL:
    'This order is paid and cannot be cancelled here. Write to us if you want to return it.',
  COUNTRY_NOT_DELIVERED:
    'We do not deliver to this country. Choose an address in another country, or write to us.',
  DELIVERY_PAID:
    'This order is paid with delivery to another country. Write to us to have it sent to this country.',
  STOCK_GONE:
    'The hold on this order ended and its pieces were sold. Cancel it, or try again when there is stock.',
  DISCOUNT_UNKNOWN: 'There is no such code. Check its spelling, or remove it.',
  DISCOUNT_PLANNED: 'This code is not valid yet. Remove it, or come back later.',
  DISCOUNT_ENDED: 'This code is not valid any more. Remove it to go on.',
  DISCOUNT_USED_UP: 'This code is used up. Remove it to go on.',
  DISCOUNT_USED: 'You have used this code. Remove it to go on.',
  DISCOUNT_FOR_MEMBERS: 'This code is for members only. Sign in with the email that the shop knows.',
  DISCOUNT_FOR_OTHER_PRODUCTS: 'This code is for other products. Remove it to go on.',
  DISCOUNT_BELOW_MINIMUM: 'The goods are below the minimum of this code. Add something, or remove the code.',
  DISCOUNT_NOT_BETTER: 'The price without this code is better, so it is not used.',
  DISCOUNT_GONE:
    'The hold on this order ended, and its discount is not available any more. Cancel it and book again.',
}
