/** Who is paid, and what we are not: said wherever a fee stands. */
export function FeeNotice({ fee }: { fee: number }) {
  return (
    <p className="text-sm text-muted">
      {fee > 0 && "상담료는 고수에게 직접 내요. 솜씨는 상담료를 받거나 맡아 두지 않아요. "}
      솜씨는 통신판매중개자로, 상담의 당사자가 아니에요.
    </p>
  );
}
