import type { Words } from './words.ts';

export const vi: Words = {
  fields: {},
  controls: {
    deal: 'chia bài|chia|ván mới|ván tiếp theo|chơi ván mới|bắt đầu ván|chia lại|chia ván mới|ván kế tiếp',
    bet: 'đặt cược|cược|chơi lại|xác nhận cược|cược ngay',
    rebet: 'chơi|bắt đầu|cược lại|cược tối đa|lặp lại cược',
    spin: 'quay',
    roll: 'gieo|gieo xúc xắc',
    draw: 'đổi bài|đổi lá|thay bài|đổi',
    hit: 'rút|rút bài|rút thêm|bốc|bốc bài|rút thêm bài|thêm bài|lấy bài',
    stand: 'dừng|dằn|dằn bài|dừng lại|không rút',
    double: 'gấp đôi|gấp đôi cược|nhân đôi|cược gấp đôi',
    split: 'tách|tách bài|chia đôi|tách đôi',
    surrender: 'đầu hàng|bỏ cuộc|xin thua',
    insurance: 'bảo hiểm|mua bảo hiểm|không bảo hiểm|không mua bảo hiểm',
    hold: 'giữ|giữ bài|giữ lại',
    high: 'cao',
    low: 'thấp',
    higher: 'cao hơn|cao hơn hoặc bằng|lớn hơn|lớn hơn hoặc bằng',
    lower: 'thấp hơn|thấp hơn hoặc bằng|nhỏ hơn|nhỏ hơn hoặc bằng',
    skip: 'bỏ qua|bỏ qua lá bài',
    cashOut: 'rút tiền|chốt lời|nhận thưởng|rút tiền ngay',
    stopAuto: 'dừng cược tự động',
  },
  amounts: {
    bet: 'cược|tiền cược|mức cược|số tiền cược',
    win: 'tiền thắng|tiền thưởng|thưởng',
  },
  places: {
    dealer: 'nhà cái|bài nhà cái|bài của nhà cái|tay bài nhà cái',
    banker: 'banker',
    player: 'bạn|người chơi|bài của bạn|bài bạn|tay bài của bạn|bài người chơi',
    tie: 'hòa|hoà',
  },
  sections: {
    this: 'ván này|vòng này|lượt này',
  },
  marks: {
    first: 'bắt đầu|lá đầu tiên|lá bài đầu',
    past: 'lá bài trước|các lá trước',
    open: 'hãy đặt cược|vui lòng đặt cược|mời đặt cược',
    held: 'đã giữ|giữ',
    over: 'thắng|thua|xì dách|bạn thắng|bạn thua|bạn đã thắng|bạn đã thua|nhà cái thắng|nhà cái thua|nhà cái quắc|người chơi thắng|người chơi thua|thắng rồi|thua rồi|hòa|hoà|quắc|bạn quắc|quá 21|bạn quá 21|kết thúc ván|ván đã kết thúc|đoán sai|sai rồi',
    aside: 'công khai|có thể thay đổi|trước ván chơi',
  },
  // Without their accents, as names of classes have them, the words for ranks and for two suits mean too much else.
  ranks: '',
  suits: 'chuồn|nhép,chất rô,chất cơ,bích',
  faceDown: 'bài úp|lá bài úp',
  between: '',
  placeholders: {
    words: 'đang chờ|đang tải|ẩn|chưa có|không có|không rõ|sao chép|đã sao chép',
    stems: 'tiết lộ|đang tải|ẩn|chờ|sau khi|chưa|hiển thị',
  },
};
