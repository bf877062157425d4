import { href } from "react-router";
import { listOwnGifts } from "#app/domain/orders/gifts/find-gift.server.ts";
import { listOrders } from "#app/domain/orders/list-orders.server.ts";
import { isUnderWay } from "#app/domain/orders/order.ts";
import { isOpen } from "#app/domain/orders/request/design-request.ts";
import { law } from "#app/domain/shop/law.server.ts";
import { readPageNumber } from "#app/http/page-number.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { AccountSettings } from "#app/ui/account/account-settings.tsx";
import { GiftList } from "#app/ui/account/gift-list.tsx";
import { OrderHistory } from "#app/ui/account/order-history.tsx";
import { Tabs } from "#app/ui/account/tabs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/account";

const tabs = [
  { id: "designs", name: "My Designs" },
  { id: "settings", name: "Account Settings" },
] as const;

/** Links and forms are enough here. */
export const handle: PageHandle = { noScripts: true };

export async function loader({ request, url }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const tab = url.searchParams.get("tab") === "settings" ? "settings" : "designs";
  if (tab === "settings") return { tab, user, orders: [], gifts: [], page: 1, pageCount: 1, sellsToEu: false };
  const { items, page, pageCount } = listOrders(user.id, { page: readPageNumber(request) });
  const orders = items.map((order) => ({
    ...order,
    created: relativeTime(order.createdAt),
    underWay: isUnderWay(order),
  }));
  const gifts = page === 1 ? listOwnGifts(user.id) : [];
  return { tab, user, orders, gifts, page, pageCount, sellsToEu: law.read().sellsToEu };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "My Account") }];
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { tab, user, orders, gifts, page, pageCount, sellsToEu } = loaderData;
  // Only one primary button: an order that waits for its payment has it.
  const asksForPayment = orders.some(isOpen);
  return (
    <PageFrame
      title="My Account"
      actions={
        <ButtonLink to="/#transform" variant={asksForPayment ? "secondary" : "primary"}>
          Create New Design
        </ButtonLink>
      }
    >
      <Tabs tabs={tabs} current={tab} label="Account" />
      {tab === "designs" ? <OrderHistory orders={orders} /> : <AccountSettings user={user} />}
      {gifts.length > 0 ? <GiftList gifts={gifts} /> : null}
      {sellsToEu && orders.length + gifts.length > 0 ? (
        <p className="mt-8">
          <Link to={href("/withdraw")} className="text-moss underline underline-offset-4">
            Withdraw from contract
          </Link>
        </p>
      ) : null}
      <Pager
        page={page}
        pageCount={pageCount}
        addressOf={(number) => (number === 1 ? href("/account") : `?page=${number}`)}
      />
    </PageFrame>
  );
}
